import { wordKey } from "#core/understanding/vocabulary/tokens.ts";

/** Words that say nothing about what a passage or a question is about. Lookup forms (see `wordKey`). */
export const stopWords: ReadonlySet<string> = new Set(
  "a an the and or but if of in on at to for from by with about as into is am are was were be been being do does did done have has had having i me my mine myself you your he she it its we they them their his her this that these those there here what when where which who whom whose why how not no nor so than too very can could will would shall should may might must just also any some all each than then ever more most much many please tell show give say said says happen happened happening doctor nurse go went going come came thing anything something know want think need use used make made again still yet am re ve ll don didn doesn wasn isn"
    .split(" ")
    .map(wordKey),
);

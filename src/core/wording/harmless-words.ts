import { stem } from "#core/findings/answers/search-words.ts";
import { stopWords } from "#core/findings/answers/stop-words.ts";
import { wordKey } from "#core/understanding/vocabulary/tokens.ts";

/**
 * Words a claim may use although its evidence does not: they join, point or say that something is on record, and add nothing to it. No
 * word of feeling, cause, size, time, place, advice or outcome belongs here.
 */
const words =
  "between until roughly approximately according also although among another around aside be both came come each else every feature following get given had has have having hold holds however include included includes including is it its itself " +
  "letter list listed lists mention mentioned mentions namely note noted notes number one other own page part per put read reading reads record recorded records report reported reports result results said say says saying " +
  "see seen show showed shown shows since state stated states still take taken takes taking test tests thing things this together total under up use used using value values visit was way well whether while whose within without " +
  "written wrote yourself document documents entry entries file summary document's measured measure measurement measures found find came back noted appear appears described describe describes describing detail details " +
  "patient person doctor clinic appointment medicine medication drug treatment dose dosage daily day date dated time year month week level levels reading blood sample checked check checks gave gives got given " +
  "experience experienced experiencing diary diaries symptom symptoms condition diagnosis history family though plus too respectively overall currently current now at then there these those out off only both besides " +
  "thought considered believed felt told asked advised suggested prescribed prescription scan asks recommended recommends wants wanted want planned plan plans scheduled due need needed needs next about range limit limits reference usual known compared compare";

const harmless: ReadonlySet<string> = new Set(words.split(" ").map((word) => stem(wordKey(word))));
const joining: ReadonlySet<string> = new Set([...stopWords].map(stem));

export function isHarmless(stemmed: string): boolean {
  return harmless.has(stemmed) || joining.has(stemmed) || stemmed.length <= 1;
}

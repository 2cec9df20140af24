/** Words for people of one's family. */
export const relations =
  "mother|father|mum|mom|mam|mummy|mommy|dad|daddy|papa|baba|amma|appa|parents?|brother|sister|siblings?|son|daughter|child|children|kids?|wife|husband|partner|spouse|gran|granny|grandma|grandpa|grandmother|grandfather|nan|nana|aunt|auntie|uncle|cousin|niece|nephew|neighbou?r|friend|flatmate|girlfriend|boyfriend";

const possessed = new RegExp(
  `\\b(?:my|our) (?:own |late |younger |older |elder |twin )*(?<who>${relations})(?<of>'s|s')?\\b`,
  "g",
);
const asked = new RegExp(
  `\\b(?:is|was|were|did|does|do|has|have|had|can|could|should|will|are)(?: my| our)? (?<who>${relations})\\b(?! (?:and i|me|on|taking|take|still|meant|supposed|need|allergic|due|seeing|see))`,
);
/** Who asks, or who says something, is not who is asked about. */
const speaks =
  /^(?:'?s)? ?(?:says?|said|asks?|asking|wants?|thinks?|keeps?|is (?:asking|filling|helping|writing|here)|here|told|tells?|needs? to know|reckons|and i)\b/;

/** Whom a question (plain form) is about: the patient, also where somebody asks for them ("his tablets"), or a relative. */
export function askedPerson(plain: string): "patient" | { relative: string } {
  for (const match of plain.matchAll(possessed)) {
    const after = plain.slice(match.index + match[0].length).trimStart();
    if (speaks.test(after) || /\b(?:for|from|with|by|to|this is|i am|asked by) $/.test(plain.slice(0, match.index)))
      continue;
    if (match.groups?.of !== undefined || !/\b(?:i|my (?!own))\b/.test(plain.slice(0, match.index)))
      return { relative: match.groups?.who ?? "" };
  }
  const who = asked.exec(plain)?.groups?.who;
  if (
    who !== undefined &&
    /^(?:wife|husband|son|daughter|brother|sister|child|children|partner|neighbou?r|friend)$/.test(who)
  )
    return { relative: who };
  return "patient";
}

/** Words that no sentence ends with: what they belong to comes after them. */
const leadsOn =
  /(?:^|[\s(])(?:an?|the|and|or|but|nor|of|to|into|at|by|for|from|with|without|if|when|unless|until|till|than|as|is|are|was|were|be|been|not|your|his|her|my|their|our|per|via|about|over|between|during|because|whilst|while|which|who|whose|plus|ring|phone|tell|contact|esp\.?|i\.?e\.?|e\.?g\.?|incl\.?|approx\.?|Dr\.?|Mrs?\.?|Ms\.?)\s*$/;
/** "Dark urine or real weakness ->": what stands behind the mark is missing. */
const openMark = /[\p{L}\p{N})%"']\s*(?:[,(=→&+:]|->|\s[-–—/])\s*$/u;

/** Whether words break off before their end: said by themselves they would say something else ("not to be", "(3 mg = one blue; 4 mg = one"). */
export function isUnfinished(text: string): boolean {
  return leadsOn.test(text) || openMark.test(text) || leavesBracketOpen(text);
}

function leavesBracketOpen(text: string): boolean {
  return text.lastIndexOf("(") > text.lastIndexOf(")");
}

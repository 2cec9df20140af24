import { bounded, longestQuestion } from "#core/domain/bounded-text.ts";

/** A question within what somebody typed. */
export interface QuestionPart {
  text: string;
  /** It begins with "and", "or", "but", and leans on the part before it. */
  goesOn: boolean;
}

const asks =
  /^(?:(?:and|so|but|or|also|then|please|pls|plz|hi|hello|hey|ok|okay|sorry|um|well)[,.]? +){0,3}(?:what|whats|wat|wot|when|whens|wen|where|who|whos|whose|which|why|how|hows|is|isn'?t|are|aren'?t|am|was|wasn'?t|were|do|does|did|didn'?t|don'?t|has|have|had|hasn'?t|haven'?t|can|could|should|must|shall|will|would|may|might|any|anything|list|show|tell|give|remind|explain|summari[sz]e|write|find|compare|name|until when|since when|by when|by what|from when|at what|in what|on what|full list|everything|all)\b/i;

/** A second question in the same sentence: "…, and when was that", "… and how often is it now", "… and did anyone ask". */
const secondQuestion =
  /(?:,|;| -|(?<!\s)\s)\s{0,8}(?:(?:and|&|or|but|also|plus|then)\s{0,8})?(?<!\w)(?=(?:what|when|where|who|which|why|how)(?:'?s)?\b|(?<=(?:\band|&|\bbut|\balso|,|;| -)\s{0,8})(?:is|are|was|were|do|does|did|has|have|had|can|should|will) (?:i|we|he|she|it|they|that|this|there|anyone|anybody|someone|my|the|his|her|mum|dad)\b)/gi;
/** Only after these does a question word open a question of its own: "tell me when" and "the one which" do not. */
const opensAnew = /(?:\band|&|\bor|\bbut|\balso|\bplus|\bthen|,|;| -)\s*$/i;

const longestPart = 400;

/** The questions in what somebody typed, in order; where nothing has the form of one, the last thing that was said. */
export function questionParts(text: string): QuestionPart[] {
  const sentences = sentencesOf(bounded(text, longestQuestion));
  const asking = sentences.filter(({ text: said, marked }) => marked || asks.test(said));
  const chosen = isTelegram(sentences) ? [whole(sentences)] : asking.length > 0 ? asking : sentences.slice(-1);
  return chosen
    .flatMap(({ text: said }) => splitAtSecond(withoutPreamble(said.slice(0, longestPart))))
    .filter(({ text: part }) => /[\p{L}\p{N}]/u.test(part));
}

const mostInTelegram = 4;

/** "Tablets now. All. Short list please": a few words in pieces are one question. */
function isTelegram(sentences: readonly { text: string; marked: boolean }[]): boolean {
  return (
    sentences.length > 1 && sentences.every(({ text, marked }) => !marked && text.split(/\s+/).length <= mostInTelegram)
  );
}

function whole(sentences: readonly { text: string }[]): { text: string; marked: boolean } {
  return { text: sentences.map(({ text }) => text).join(", "), marked: false };
}

function sentencesOf(text: string): { text: string; marked: boolean }[] {
  const sentences: { text: string; marked: boolean }[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? "";
    if (!/[.!?\n]/.test(letter)) continue;
    // "2.5 mg", "Dr. Tran", "10.30": no end of a sentence.
    if (
      letter === "." &&
      (!/\s|^$/.test(text[at + 1] ?? "") ||
        /\b(?:dr|mr|mrs|ms|prof|st|e\.g|i\.e|no)$/i.test(text.slice(Math.max(0, at - 4), at)))
    )
      continue;
    sentences.push({ text: text.slice(start, at).trim(), marked: letter === "?" });
    start = at + 1;
  }
  sentences.push({ text: text.slice(start).trim(), marked: false });
  return sentences.filter(({ text: said }) => /[\p{L}\p{N}]/u.test(said));
}

/** What is told before the question in the same sentence is left out: "my neighbour says it is the best, so why did they stop it". */
function withoutPreamble(sentence: string): string {
  const turn =
    /^.{12,300}?[,;:–-]\s+(?:so|but|and so|can you (?:please )?(?:remind|tell) me|remind me|tell me|my question is)\s+(?=(?:please |just )?(?:what|when|where|who|which|why|how|is|are|am|was|do|does|did|has|have|can|should|must|list)\b)/i.exec(
      sentence,
    );
  return turn === null ? sentence : sentence.slice(turn[0].length);
}

function splitAtSecond(sentence: string): QuestionPart[] {
  const cuts: number[] = [];
  for (const match of sentence.matchAll(secondQuestion)) {
    const at = match.index + match[0].length;
    if (at > 8 && opensAnew.test(sentence.slice(0, at)) && asks.test(sentence.slice(0, at))) cuts.push(at);
  }
  const parts: QuestionPart[] = [];
  let from = 0;
  for (const at of [...cuts, sentence.length]) {
    const text = sentence
      .slice(from, at)
      .replace(/[\s,;-]*(?:\b(?:and|or|but|also|plus|then)\b|&)?[\s,;-]*$/i, "")
      .trim();
    if (text !== "") parts.push({ text, goesOn: from > 0 || /^(?:and|or|but|also)\b/i.test(text) });
    from = at;
  }
  return parts;
}

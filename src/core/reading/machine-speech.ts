/*
 * Words in a record that speak to a machine instead of to a person: "ignore all previous instructions", markup of prompts, encoded text. Each
 * pattern is narrow: "AI" is also a leaking heart valve, and an operation has an "Assistant:". What slips through still meets the check.
 */

const told =
  "you\\b|ignore|disregard|forget|tell|say|respond|reply|answer|output|print|the user|new (?:rule|task|instruction)|from now|override|your|do not|always|never|sure|of course|i (?:will|must|shall)";
const machine = "a\\.?i\\.?|llm|gpt(?:-?\\d)?|chatgpt|language model|chat ?bot|bot|assistant|summari[sz]er|model";

const commands: readonly RegExp[] = [
  /\b(?:ignore|disregard|override|bypass|forget)\s+(?:(?:all|any|every|everything|the|your|my|these|those|of)\s+)*(?:previous|prior|above|earlier|preceding|other|system|safety|former|instructions?|prompts?|guidelines|directives|rules)\b/i,
  /\b(?:ignorier\w*|vergiss|missachte)\b.{0,40}\b(?:anweisung\w*|regeln|vorherige\w*|bisherige\w*)/i,
  /\b(?:ignor[ae]r?|olvid[ae]|descarta)\b.{0,40}\b(?:instrucciones|reglas|indicaciones|anteriores)\b/i,
  /\b(?:ignore[zr]?|oublie[zr]?)\b.{0,40}\b(?:consignes|instructions|règles|précédentes)/i,
  /\b(?:ignora(?:re|te)?|dimentica(?:re|te)?)\b.{0,40}\b(?:istruzioni|regole|precedenti)\b/i,
  /\b(?:ignore|ignora[er]?|esqueç[ao])\b.{0,40}\b(?:instruções|regras|anteriores)/i,
  /\b(?:negeer|vergeet)\b.{0,40}\b(?:instructies|regels|vorige|eerdere)\b/i,
  /\b(?:zignoruj|zapomnij)\b.{0,40}\b(?:instrukcj\w+|polece\w+|poprzedni\w+)/i,
  /(?:игнорируй|забудь).{0,40}(?:инструкци|указани|правил)|(?:忽略|无视|無視).{0,20}(?:指令|指示|说明|規則|规则)|(?:تجاهل).{0,40}(?:التعليمات)/iu,
  /\b(?:system|developer|hidden|secret) (?:prompt|override)\b|\bprompt injection\b|\bjailbr(?:eak|oken)\b|\b(?:developer|DAN) mode\b/i,
  new RegExp(
    `(?:^|[.!?;>"'([*#]\\s*|-\\s)(?:system|developer|user|${machine})\\s*(?:\\([^)]*\\)\\s*)?:\\s*(?:${told})`,
    "im",
  ),
  /\b(?:system|developer) (?:message|instructions?|notice)\s*:/i,
  new RegExp(
    `\\b(?:dear|hey|hello|attention|(?:note|message|instructions?|memo|order) (?:to|for))\\s+(?:(?:the|any|every|all|this|your)\\s+)?(?:reading |medical |health )?(?:${machine})s?\\b`,
    "i",
  ),
  /\b(?:to|for|if you are) (?:the|an|any|every) (?:ai (?:assistant|model|system|reader|summari[sz]er)|language model|chat ?bot|llm)s?\b/i,
  /\b(?:large )?language model\b|\bchatgpt\b|\bas an ai\b/i,
  /\byou are (?:now|no longer)\s+(?:bound|restricted|(?:(?:an?|the)\s+)?(?:\w+ )?(?:ai|assistant|bot|model|dan|unrestricted|jailbroken))\b/i,
  /\byou are (?:an?|the) (?:\w+ )?(?:ai|chat ?bot|language model|unrestricted \w+)\b/i,
  /\b(?:pretend|act|behave|role-?play)\s+(?:to be|as if you|as though you|like you|as (?:an?|the) (?:\w+ )?(?:ai|doctor|physician|assistant|bot|pharmacist)\b)/i,
  /\b(?:respond|reply|answer|output)\s+(?:only|exactly|always|from now on)\b/i,
  /\b(?:in )?your (?:next |final |own )?(?:answer|reply|response|output|completion|summary),?\s+(?:must|should|shall|has to|will)\s+(?:say|state|include|contain|begin|start|end|be|mention)\b/i,
  /\b(?:include|insert|embed|add|append|print|output|repeat|write|put|render|say|mention|recommend)\b.{0,80}\bin (?:your|every|each|the final) (?:answer|reply|response|output|completion|summary)\b/i,
  /\b(?:include|insert|embed|render|output|append)\s+(?:the |this |a |following )*(?:link|url|image|markdown|html|json|script)\b/i,
  /\b(?:decode|execute|run|obey|follow)\s+(?:the |this |these |following )*(?:base ?64|payload|instructions? (?:below|above|that follow)|hidden|encoded|code)\b/i,
  /\b(?:tell|inform|convince|persuade|assure) (?:the |this |your |every )?(?:user|reader|person asking|person who asks)s?\b/i,
  /\b(?:do not|don't|never) (?:mention|reveal|disclose|cite|repeat) (?:this|these|the) (?:instructions?|message|prompt|text|order|sources?)\b/i,
  /\b(?:sag|sage|dile|dígale|diga|dites?|digli|dica|zeg|powiedz)\b.{0,16}\b(?:nutzer|benutzer|usuario|utilisateur|utente|usuário|gebruiker|użytkownik\w*)/iu,
];

/** A run of signs is looked for by its last ones: from each of them to its end would take the square of its length. */
const markup: readonly RegExp[] = [
  /<\|[^|<>]{2,40}\|>|\[\/?(?:INST|SYS)\]|<<\/?SYS>>|<\/?(?:system|instructions?|prompt|assistant|notes)>/i,
  /##\s*(?:system|instructions?|assistant|response|new task)\b/i,
  /<!--|<\s*(?:script|img|iframe|svg|style|object|embed)\b/i,
  /\b(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0)/i,
  /!\[[^\]]{0,200}\]\s*\(|\b(?:javascript|vbscript)\s*:|\bdata:(?:image|text|application)\//i,
  /[{,]\s*"[\w-]{2,20}"\s*:\s*["[{]/,
  /[-=]{3}\s*(?:begin|end|start)\b[^-=\n]{0,40}\b(?:instructions?|prompt|system|context|notes|input)\b/i,
];

/** Letters that nobody sees: they part words that a machine reads as one. */
const unseen = /[\u00ad\u180e\u200b-\u200f\u2060-\u2064\ufeff]/gu;
/** Writing turned round, and tags, which hold a whole text that nobody sees. */
const covert = /[\u202d\u202e\u2066-\u2069]|[\u{e0000}-\u{e007f}]/u;
/** A run of letters of both cases with digits, longer than any word or number of a record. */
const encoded =
  /(?<![\w/+.-])(?=[A-Za-z0-9+/]*[a-z])(?=[A-Za-z0-9+/]*[A-Z][A-Za-z0-9+/]*[A-Z])[A-Za-z0-9+/]{32,}={0,2}(?![\w/.-])/;
const escaped = /(?:\\x[0-9a-f]{2}|\\u[0-9a-f]{4}|%[0-9a-f]{2}|&#x?[0-9a-f]+;){6,}/i;
/** Letters of two alphabets in one word. */
const mixed =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}{2}|\p{Script=Cyrillic}\p{Script=Latin}{2}/u;

/** The first words of a text that speak to a machine, or hide something from a person; undefined in an ordinary record. */
export function machineSpeech(text: string): string | undefined {
  const strange = covert.exec(text) ?? mixed.exec(text) ?? encoded.exec(text) ?? escaped.exec(text);
  if (strange !== null) return strange[0];
  const lines = text
    .normalize("NFKC")
    .replace(unseen, "")
    .replace(/[’‘`]/g, "'")
    // Recognition takes letters for digits.
    .replace(/(?<=\p{L})1|1(?=\p{L}{2})/gu, "l")
    .replace(/(?<=\p{L})0|0(?=\p{L}{2})/gu, "o")
    .replace(/[^\S\n]+/g, " ");
  const plain = lines.replace(/\n/g, " ");
  const closed = closedUp(lines).replace(/\n/g, " ");
  for (const pattern of [...markup, ...commands]) {
    const match = pattern.exec(pattern.multiline ? lines : plain) ?? (closed === plain ? null : pattern.exec(closed));
    if (match !== null) return match[0].trim();
  }
  return undefined;
}

/** Letter by letter, "i g n o r e", and with dots between. A single letter before them is none of theirs, so both ways are read. */
function closedUp(text: string): string {
  return text.replace(/\b(?:\p{L}[._*-]){4,}\p{L}\b|\b(?:\p{L} ){4,}\p{L}\b/gu, (spaced) => {
    const word = spaced.replace(/[ ._*-]/g, "");
    return `${word} ${word.slice(1)}`;
  });
}

/*
 * Words in a record that speak to a machine instead of to a person: "ignore all previous instructions", "SYSTEM:", markup of prompts, encoded
 * or hidden text. No doctor writes them. Where they stand, nothing is given to a language model, and nothing is taken for a fact.
 */

const commands: readonly RegExp[] = [
  /\b(?:ignor(?:e|ing|es?z|a|ar|iere?n?|ate|are)|disregard|forget|overrid(?:e|ing)|override|bypass|olvida|oublie[zr]?|vergiss|vergessen|esque[cç]a|dimentica|negeer|zignoruj|glöm)\b.{0,60}\b(?:instructions?|instrucciones|anweisung(?:en)?|consignes?|istruzioni|instru[cç][oõ]es|instructies|instrukcj\w+|prompts?|rules?|reglas|regeln|guidelines?|restrictions?|safety|context|directives?|everything above|text above)\b/iu,
  /\b(?:new|updated|real|actual|hidden|secret|following|special|urgent)\s+(?:system\s+)?(?:instructions?|directives?|prompts?|orders?)\s*(?:for|to|:)/i,
  /\b(?:system|developer|assistant|initial|hidden)\s+(?:prompt|message|override|notice|instructions?|note)\b/i,
  // "Nervous system:" is a heading.
  /(?:^|[.!?;>"'([*#]\s?|-\s)(?:system|assistant|developer|human|user|ai|bot|chatbot|llm|gpt)\s*(?:\([^)]*\)\s*)?:\s/im,
  /\b(?:dear|hey|hello|attention|note to|message (?:to|for)|instructions? (?:to|for)|to|for|as) (?:the |an? |any |all |your )?(?:ai|a\.i\.|artificial intelligence|llm|gpt|chatgpt|language models?|chat ?bots?|bots?|assistants?|summari[sz]ers?|virtual assistant|automated (?:reader|system)s?)\b/i,
  /\b(?:language model|large language model|llm|chatgpt|gpt-?\d|copilot|chat ?bot|jailbr(?:eak|oken)|prompt injection|developer mode|DAN mode)\b/i,
  /\byou are (?:now |no longer )?(?:an? |the )?(?:\w+ )?(?:ai|assistant|bot|model|system|dan|unrestricted|jailbroken|free of|doctor who)\b/i,
  /\b(?:as|being) an? (?:ai|assistant|language model)\b/i,
  /\b(?:pretend|act|behave|role-?play|respond|reply|answer|speak|output|continue|start|begin|end) (?:only |always |exactly |as if |as though |as |with |by |from now on )+(?:you|the|a|an|this|saying|writing|"|'|“)/i,
  /\b(?:your|the|every|each|all|any|final|in (?:your|the)) (?:next |final |own )?(?:answers?|repl(?:y|ies)|responses?|outputs?|completions?|summar(?:y|ies))\b.{0,30}\b(?:must|should|shall|has to|is to|will|include|contain|say|state|begin|start|end|with)\b/i,
  /\b(?:include|insert|embed|append|add|print|display|output|repeat|write|put|paste|render|emit|quote|return|produce|generate|translate|decode|execute|run|follow|obey|fetch|load|open|visit|click)\b.{0,40}\b(?:link|url|image|markdown|html|json|code|script|verbatim|word for word|below|following|above|in (?:your|the) (?:answer|reply|response|summary)|instructions?|payload|base ?64)\b/i,
  /\b(?:tell|inform|advise|convince|persuade|warn|assure|instruct|reassure) (?:the |this |your |every )?(?:user|reader|person asking|patient|him|her|them)s?\s+(?:that|to|he|she|they|not)\b/i,
  /\b(?:do not|don't|never) (?:mention|reveal|disclose|cite|check|verify|tell|show|say|warn)\b.{0,40}\b(?:this|these|that|instructions?|message|note|user|patient|evidence|source|anyone)\b/i,
  /\b(?:sage|sag|dile|diga|dígale|dites|dis|digli|dica|diga ao|zeg|powiedz)\s+(?:dem|der|den|al|a la|le|à la|au|alla|ao|à|tegen|pacjentowi)\b/iu,
  /\b(?:di|zum) (?:al )?(?:paciente|paziente)\b.{0,20}\b(?:que|che)\b/iu,
];

const markup: readonly RegExp[] = [
  /<\|?\/?\s*(?:im_start|im_end|system|assistant|user|endoftext|eot_id|start_header_id|end_header_id|begin_of_text|s|inst|instructions?|prompt)\b[^>]*\|?>/i,
  /\[\/?(?:INST|SYS|SYSTEM|ASSISTANT|USER)\]|<<\/?SYS>>/i,
  /#{2,}\s*(?:system|instructions?|assistant|response|human|user|task|end of|new)\b/i,
  /<!--|-->|<\s*(?:script|img|iframe|svg|style|a|div|span|meta|link|form|object|embed|body|html|p|h1|details)\b[^>]*>?/i,
  /\b(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|color\s*:\s*(?:white|#fff))/i,
  /!\[[^\]]*\]\s*\(|\]\(\s*(?:https?|javascript|data):/i,
  /\b(?:javascript|data|vbscript|file|blob)\s*:\s*\S/i,
  /"?(?:role|claims|tool_call|function_call)"?\s*:\s*["[{]/i,
  /-{3,}\s*(?:begin|end|start|stop)\b[^-]{0,60}-{3,}|={3,}\s*(?:begin|end|start|stop|system|new)\b/i,
];

/** Letters that nobody sees, that turn the writing round, or that stand for others: tags, zero widths, private use. */
const unseen =
  /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]|[\p{Co}\p{Cn}]|[\u{e0000}-\u{e007f}]/u;
/** A run that no word makes: letters of both cases with digits, long, as encoded text has it. */
const encoded =
  /(?=[A-Za-z0-9+/=_-]*[a-z])(?=[A-Za-z0-9+/=_-]*[A-Z])(?=[A-Za-z0-9+/=_-]*\d)[A-Za-z0-9+/_-]{24,}={0,2}|(?:[0-9a-f]{2}[\s:]?){16,}|(?:\\[xu][0-9a-f]{2,4}|%[0-9a-f]{2}|&#x?[0-9a-f]+;){4,}/i;
const mixedAlphabets = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u;

/** The first words of a text that speak to a machine, or hide something from a person; undefined in an ordinary record. */
export function machineSpeech(text: string): string | undefined {
  const strange = unseen.exec(text) ?? mixedAlphabets.exec(text);
  if (strange !== null) return `U+${(strange[0].codePointAt(0) ?? 0).toString(16)}`;
  const lines = text
    .normalize("NFKC")
    .replace(/[’‘`]/g, "'")
    .replace(/[^\S\n]+/g, " ");
  const plain = lines.replace(/\n/g, " ");
  // The same letter by letter, "i g n o r e", and with dots between.
  const closed = plain.replace(/\b(?:\p{L}[ ._*-]){4,}\p{L}\b/gu, (spaced) => spaced.replace(/[ ._*-]/g, ""));
  for (const pattern of [...markup, ...commands]) {
    const match = pattern.exec(pattern.multiline ? lines : plain) ?? (closed === plain ? null : pattern.exec(closed));
    if (match !== null) return match[0].trim();
  }
  return encoded.exec(plain)?.[0];
}

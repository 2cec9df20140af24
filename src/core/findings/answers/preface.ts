const nothingCertain = "I found nothing in your records that answers this for certain. This comes nearest:";

/** What is said before the sentences of an answer, without evidence of its own: that nothing was found, or nothing for certain. */
export function prefaceOf(
  found: boolean,
  unsure: boolean,
  about: string,
  documentCount: number,
  lead = "",
): string | undefined {
  if (found) return unsure ? nothingCertain : undefined;
  return lead + notFound(about, documentCount);
}

function notFound(subject: string, documentCount: number): string {
  const about = subject === "" ? "that" : subject;
  const records = documentCount === 1 ? "1 record" : `${documentCount} records`;
  return documentCount === 0
    ? "There are no records to look through yet."
    : `I looked through ${records} and found nothing about ${about}.`;
}

const nameStart = "vectors:";

/** What the vectors of one document are stored under: with its id, so that the store drops them with it. */
export function vectorPieceName(documentId: string): string {
  return `${nameStart}${documentId}`;
}

export function isVectorPieceName(name: string): boolean {
  return name.startsWith(nameStart);
}

export function documentOfVectorPiece(name: string): string {
  return name.slice(nameStart.length);
}

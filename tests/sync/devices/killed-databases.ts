/** The tab was killed: nothing after this line of its code happens. */
export class KilledTab extends Error {
  override readonly name = "KilledTab";
}

const left = new Map<string, number>();
const proto = IDBDatabase.prototype;
const original = proto.transaction;
proto.transaction = function (this: IDBDatabase, ...rest: Parameters<IDBDatabase["transaction"]>) {
  const more = left.get(this.name);
  if (more !== undefined) {
    if (more <= 0) throw new KilledTab("The tab was killed.");
    left.set(this.name, more - 1);
  }
  return original.apply(this, rest);
};

/** From now on, this database takes so many transactions more, as if its tab were killed then. */
export function killAfter(databaseName: string, transactions: number): void {
  left.set(databaseName, transactions);
}

export function spare(databaseName: string): void {
  left.delete(databaseName);
}

/** Whether the tab was killed since {@link killAfter}. */
export function wasKilled(databaseName: string): boolean {
  return (left.get(databaseName) ?? 1) <= 0;
}

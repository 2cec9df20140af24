import type { Page } from "@playwright/test";

/** The disk is full: from here on, this page's IndexedDB refuses every row that is written. */
export async function fillDisk(page: Page) {
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException("The disk is full.", "QuotaExceededError");
    };
    IDBObjectStore.prototype.add = refuse;
    IDBObjectStore.prototype.put = refuse;
  });
}

/** Takes all rows of a store away, in every database that has it, unseen by the page: as another program on this device could. */
export async function emptyStore(page: Page, name: string): Promise<number> {
  return page.evaluate(async (storeName) => {
    const finished = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    let removed = 0;
    for (const { name: databaseName = "" } of await indexedDB.databases()) {
      const database = await finished(indexedDB.open(databaseName));
      if (database.objectStoreNames.contains(storeName)) {
        const store = database.transaction(storeName, "readwrite").objectStore(storeName);
        removed += await finished(store.count());
        await finished(store.clear());
      }
      database.close();
    }
    return removed;
  }, name);
}

/** The storage breaks: from here on, this page's IndexedDB answers no question about a row. */
export async function breakReads(page: Page) {
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException("Internal error opening backing store.", "UnknownError");
    };
    IDBObjectStore.prototype.get = refuse;
    IDBObjectStore.prototype.getAll = refuse;
  });
}

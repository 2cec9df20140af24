import { type Codec, printOfSealing, type Sealed } from "./sealing/codec.ts";

interface OpenedValue {
  print: string;
  value: Promise<unknown>;
}

/**
 * Remembers what was opened, so that a list of hundreds of rows is not opened again for each change of one of them. A value counts as
 * long as its row holds the very same sealing. Held in memory only, and gone with the store that holds it.
 *
 * The values are shared, so they are frozen: copying hundreds of them for each answer would cost as much as reading them. Who hands one
 * out of `db/` puts its properties into an object of the caller's own.
 */
export interface OpenedValues {
  open<Value>(table: string, id: string, body: Sealed<Value>): Promise<Value>;
  forget(table: string, id: string): void;
  /** Forgets everything, and lets whoever kept something made of it do the same. */
  clear(): void;
  onClear(forget: () => void): void;
}

export function createOpenedValues(codec: Codec): OpenedValues {
  const values = new Map<string, OpenedValue>();
  const forgets: (() => void)[] = [];
  const keyOf = (table: string, id: string) => `${table}/${id}`;

  return {
    open<Value>(table: string, id: string, body: Sealed<Value>): Promise<Value> {
      const key = keyOf(table, id);
      const print = printOfSealing(body);
      const known = values.get(key);
      // The print is the sealing's own, so the value is the one that was opened from it, with its type.
      if (known?.print === print) return known.value as Promise<Value>;
      const value = codec.open(table, id, body).then(freeze);
      values.set(key, { print, value });
      value.catch(() => {
        if (values.get(key)?.value === value) values.delete(key);
      });
      return value;
    },
    forget(table, id) {
      values.delete(keyOf(table, id));
    },
    clear() {
      values.clear();
      for (const forget of forgets) forget();
    },
    onClear(forget) {
      forgets.push(forget);
    },
  };
}

function freeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

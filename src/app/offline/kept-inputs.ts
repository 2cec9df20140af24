/** Where the inputs of this tab wait for the moment between two versions. They are taken out as soon as the page stands again. */
const storageKey = "red-thread.inputs";
/** So long the page is given to draw its fields again, in milliseconds. */
const longestWait = 30_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface KeptInput {
  name: string;
  /** Of several fields with the same name, which. */
  index: number;
  value: string;
  checked?: boolean;
  focused?: true;
}

/** Passwords are never written down, and a chosen file cannot be. */
const notKept = new Set(["password", "file", "hidden", "submit", "button", "image", "reset"]);

function fields(): Field[] {
  return [...document.querySelectorAll<Field>("input, textarea, select")];
}

function nameOf(field: Field): string {
  const label = field.getAttribute("aria-label") ?? field.labels?.[0]?.textContent ?? field.getAttribute("placeholder");
  return [field.tagName, field.type, field.name, label ?? ""].join("|");
}

function isTyped(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  if (field.type === "checkbox" || field.type === "radio") return (field as HTMLInputElement).checked;
  return field.value !== "";
}

/**
 * Whether this tab cannot be loaded anew without a loss: a password is half typed, a file is chosen, a dialog with something typed is open (it
 * would be closed), or a recording is not saved.
 */
export function wouldLose(): boolean {
  if (document.querySelector("[data-unsaved]") !== null) return true;
  return fields().some((field) => {
    if (!isTyped(field)) return false;
    return field.type === "password" || field.type === "file" || field.closest("[role=dialog]") !== null;
  });
}

/** Writes down what is typed on this page, so that it stands there again after a reload. */
export function keepInputs(): void {
  const counts = new Map<string, number>();
  const inputs: KeptInput[] = [];
  for (const field of fields()) {
    const name = nameOf(field);
    const index = counts.get(name) ?? 0;
    counts.set(name, index + 1);
    if (notKept.has(field.type) || !isTyped(field)) continue;
    const checked =
      field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type) ? field.checked : undefined;
    const focused = document.activeElement === field;
    inputs.push({
      name,
      index,
      value: field.value,
      ...(checked === undefined ? {} : { checked }),
      ...(focused ? { focused: true } : {}),
    });
  }
  if (inputs.length === 0) return;
  sessionStorage.setItem(storageKey, JSON.stringify({ path: location.pathname, inputs }));
}

/** Puts what was typed before the reload back where it stood, as soon as its fields are drawn. */
export function restoreInputs(): void {
  const stored = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  if (stored === null) return;
  const { path, inputs } = JSON.parse(stored) as { path: string; inputs: KeptInput[] };
  if (path !== location.pathname) return;
  let missing = inputs;
  const tryAll = () => {
    missing = missing.filter((input) => !restoreOne(input));
    if (missing.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(tryAll);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), longestWait);
  tryAll();
}

function restoreOne({ name, index, value, checked, focused }: KeptInput): boolean {
  const field = fields().filter((each) => nameOf(each) === name)[index];
  if (field === undefined) return false;
  if (checked !== undefined) {
    if ((field as HTMLInputElement).checked !== checked) field.click();
  } else if (field.value === "" || field instanceof HTMLSelectElement) {
    // Set past React, which would otherwise take the value for its own and hear of no change.
    const prototype = Object.getPrototypeOf(field) as object;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
  if (focused) field.focus({ preventScroll: true });
  return true;
}

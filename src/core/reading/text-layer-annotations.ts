import type { Box } from "#core/domain/page.ts";
import type { FilledField } from "./text-layer-fields.ts";
import type { UprightPage } from "./text-layer-pieces.ts";

/** What is needed of pdf.js's annotation data. */
export interface AnnotationData {
  subtype?: string;
  fieldType?: string;
  fieldName?: string;
  fieldValue?: unknown;
  /** Of a choice: what each value is called. */
  options?: readonly { exportValue?: string; displayValue?: string }[];
  checkBox?: boolean;
  radioButton?: boolean;
  buttonValue?: unknown;
  password?: boolean;
  alternativeText?: string;
  hidden?: boolean;
  rect?: readonly number[];
  contentsObj?: { str?: string };
  textContent?: readonly string[];
}

/** Marks on a page that somebody may have written a comment to. A pop-up is the window of one of them, with the same words again. */
const commented = new Set([
  "Text",
  "Highlight",
  "Underline",
  "Squiggly",
  "StrikeOut",
  "Caret",
  "Stamp",
  "Square",
  "Circle",
  "Line",
  "Polygon",
  "PolyLine",
  "Ink",
]);

function boxOfRectangle(rect: readonly number[] | undefined, upright: UprightPage): Box | undefined {
  if (!rect || rect.length < 4 || !rect.every(Number.isFinite)) return undefined;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = upright.transform;
  const place = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f] as const;
  const first = place(rect[0] ?? 0, rect[1] ?? 0);
  const second = place(rect[2] ?? 0, rect[3] ?? 0);
  return {
    x: Math.min(first[0], second[0]),
    y: Math.min(first[1], second[1]),
    width: Math.abs(first[0] - second[0]),
    height: Math.abs(first[1] - second[1]),
  };
}

/** What a field holds, as it is seen: a choice shows its name, which can differ from its value. */
function valueText({ fieldValue, options = [] }: AnnotationData): string {
  const shown = (value: unknown) =>
    typeof value === "string" ? (options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value) : "";
  const values = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  return values
    .map(shown)
    .filter((value) => value !== "")
    .join(", ");
}

function widget(annotation: AnnotationData, box: Box): FilledField | undefined {
  const name = annotation.fieldName ?? "";
  const tip = annotation.alternativeText ?? "";
  if (annotation.fieldType === "Btn") {
    const chosen = valueText({ fieldValue: annotation.fieldValue });
    if (chosen === "" || chosen === "Off") return undefined;
    if (annotation.checkBox) return { kind: "check", name, tip, box };
    // Each button of a radio group is a widget of its own; the chosen one carries the group's value.
    return annotation.radioButton && annotation.buttonValue === chosen ? { kind: "check", name, tip, box } : undefined;
  }
  if (annotation.fieldType !== "Tx" && annotation.fieldType !== "Ch") return undefined;
  const value = annotation.password ? "" : valueText(annotation).trim();
  return value === "" ? undefined : { kind: "text", name, tip, value, box };
}

/** What an annotation says on its page: a field's value, a ticked box, a typed note or a comment; undefined where it says nothing. */
export function filledField(annotation: AnnotationData, upright: UprightPage): FilledField | undefined {
  const box = boxOfRectangle(annotation.rect, upright);
  const { subtype = "", contentsObj, textContent = [], hidden } = annotation;
  if (!box || hidden) return undefined;
  if (subtype === "Widget") return widget(annotation, box);
  const typed = subtype === "FreeText" ? contentsObj?.str || textContent.join("\n") : undefined;
  const value = (typed ?? (commented.has(subtype) ? contentsObj?.str : undefined) ?? "").trim();
  return value === "" ? undefined : { kind: "note", value, box };
}

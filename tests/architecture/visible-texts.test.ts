import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseAst } from "vite";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Attributes and properties whose words a person sees or hears. */
const visibleNames =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|placeholder|label|heading|description|message|text|words|caption|\w+Label)$/;
/** Two letters in a row are a word; a sign, a figure or a unit of one letter is none. */
const word = /\p{L}{2}/u;

type Node = Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

/** The words that an expression shows by itself: of a string, of a template, and of both sides of a choice. */
function wordsOf(value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value.type === "Literal") return typeof value.value === "string" ? [value.value] : [];
  if (value.type === "TemplateElement") return isNode(value.value) ? [String(value.value.cooked)] : [];
  if (value.type === "TemplateLiteral") return [value.quasis].flat().flatMap(wordsOf);
  if (value.type === "ConditionalExpression") return [value.consequent, value.alternate].flatMap(wordsOf);
  if (value.type === "LogicalExpression") return [value.left, value.right].flatMap(wordsOf);
  if (value.type === "JSXExpressionContainer") return wordsOf(value.expression);
  return [];
}

function nameOf(value: unknown): string {
  return isNode(value) ? String(value.name ?? value.value ?? "") : "";
}

/** The words that stand in the code itself, and that a person would see. */
function visibleWords(code: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (isNode(value)) {
      if (value.type === "JSXText") found.push(String(value.value));
      if (value.type === "JSXElement" || value.type === "JSXFragment")
        for (const child of [value.children].flat())
          if (isNode(child) && child.type === "JSXExpressionContainer") found.push(...wordsOf(child));
      if (value.type === "JSXAttribute" && visibleNames.test(nameOf(value.name))) found.push(...wordsOf(value.value));
      if (value.type === "Property" && visibleNames.test(nameOf(value.key))) found.push(...wordsOf(value.value));
      for (const [key, item] of Object.entries(value)) if (key !== "loc" && key !== "range") visit(item);
    }
  };
  visit(parseAst(code, { lang: "tsx" }));
  return found.map((text) => text.trim()).filter((text) => word.test(text));
}

function codeUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

it("every word that a person sees comes from a catalogue of features/texts", () => {
  const files = [...codeUnder("src/features"), ...codeUnder("src/app"), ...codeUnder("src/ui")].filter(
    // The style guide is no part of what is built: its samples speak for themselves.
    (file) => !file.startsWith("src/features/texts/") && !file.startsWith("src/app/styleguide"),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    visibleWords(readFileSync(join(root, file), "utf8")).map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

describe("the rule", () => {
  it.each([
    ["text between tags", "export const A = () => <p>Hello there</p>;", "Hello there"],
    ["a string in braces", 'export const A = () => <p>{"Hello there"}</p>;', "Hello there"],
    ["a template", `export const A = (n: number) => <p>{\`\${n} records\`}</p>;`, "records"],
    ["one side of a choice", 'export const A = (b: boolean) => <p>{b ? "Yes please" : null}</p>;', "Yes please"],
    ["a label for screen readers", 'export const A = () => <nav aria-label="Main" />;', "Main"],
    ["a placeholder in braces", 'export const A = () => <input placeholder={"Your question"} />;', "Your question"],
    ["a toast", 'show({ title: "Upload failed" });', "Upload failed"],
  ])("sees %s", (_, code, words) => {
    expect(visibleWords(code)).toEqual([words]);
  });

  it.each([
    ["a word of a catalogue", "export const A = () => <p>{texts.hub.title}</p>;"],
    ["class names, keys and signs", 'export const A = () => <p key="first" className="mt-2">· {1} %</p>;'],
    ["a name of a state", 'export const a = { state: "ready", kind: "pdf" };'],
  ])("lets %s be", (_, code) => {
    expect(visibleWords(code)).toEqual([]);
  });
});

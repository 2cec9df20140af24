import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseAst } from "vite";

export const core = fileURLToPath(new URL("../../src/core", import.meta.url));

export interface Parameter {
  name: string;
  /** As it is written, on one line; undefined where it says none. */
  type: string | undefined;
  optional: boolean;
}

/** A function that a module of `core` exports, or a class, which has no parameters here. */
export interface CoreExport {
  /** Under `core`: "understanding/facts/context.ts". */
  file: string;
  name: string;
  kind: "function" | "class";
  parameters: Parameter[];
}

/** What is needed of a node of the syntax tree. */
interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  optional?: boolean;
  id?: Node;
  init?: Node;
  left?: Node;
  declaration?: Node;
  declarations?: Node[];
  params?: Node[];
  typeAnnotation?: Node;
}

/** Every function and class that a module of `core` exports, with its parameters as they are written. */
export function coreExports(): CoreExport[] {
  const entries = readdirSync(core, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".ts"));
  return files
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
    .flatMap(exportsOf);
}

function exportsOf(path: string): CoreExport[] {
  const code = readFileSync(path, "utf8");
  const { body } = parseAst(code, { lang: "ts" }) as unknown as { body: Node[] };
  const file = relative(core, path);
  return body.flatMap(({ type, declaration }) => {
    if (type !== "ExportNamedDeclaration" || declaration === undefined || declaration === null) return [];
    return declared(declaration).map(({ name, made }): CoreExport => {
      const isClass = made.type === "ClassDeclaration";
      const parameters = isClass ? [] : (made.params ?? []).map((one) => parameterOf(one, code));
      return { file, name, kind: isClass ? "class" : "function", parameters };
    });
  });
}

function declared(declaration: Node): { name: string; made: Node }[] {
  if (declaration.type === "FunctionDeclaration" || declaration.type === "ClassDeclaration")
    return [{ name: declaration.id?.name ?? "", made: declaration }];
  const made = (declaration.declarations ?? []).flatMap(({ id, init }) =>
    init?.type === "ArrowFunctionExpression" || init?.type === "FunctionExpression"
      ? [{ name: id?.name ?? "", made: init }]
      : [],
  );
  return declaration.type === "VariableDeclaration" ? made : [];
}

function parameterOf(node: Node, code: string): Parameter {
  const named = node.type === "AssignmentPattern" ? node.left : node;
  const annotation = named?.typeAnnotation?.typeAnnotation;
  const type = annotation && code.slice(annotation.start, annotation.end).replace(/\/\*.*?\*\//gs, "");
  return {
    name: named?.name ?? "",
    type: type?.replace(/\s+/g, " "),
    optional: node.type === "AssignmentPattern" || named?.optional === true,
  };
}

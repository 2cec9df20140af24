/** Rows of a CSV file by its header's names; quoted fields may hold commas, quotes and line breaks. */
export function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = "";
  let quoted = false;
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (quoted) {
      if (character !== '"') field += character;
      else if (text.charAt(index + 1) === '"') {
        field += '"';
        index++;
      } else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ",") {
      row.push(field);
      field = "";
    } else if (character === "\n") {
      row.push(field.replace(/\r$/, ""));
      rows.push(row);
      row = [];
      field = "";
    } else field += character;
  }
  if (field !== "" || row.length > 0) rows.push([...row, field]);
  const [header = [], ...body] = rows;
  return body.map((values) => Object.fromEntries(header.map((name, column) => [name, values[column] ?? ""])));
}

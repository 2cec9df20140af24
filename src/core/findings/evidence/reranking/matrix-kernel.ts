/** A matrix of weights as the kernel reads it: columns in strips of eight, each strip row by row. */
export interface KernelMatrix {
  /** Of its first number, in bytes. */
  at: number;
  rows: number;
  columns: number;
}

/** What the kernel needs of WebAssembly: browsers' workers and Node have it, and the types of neither are known here. */
interface WebAssemblyHost {
  Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { readonly exports: { readonly product: Product } };
}

const bytesOfNumber = 4;
const stripOfColumns = 8;
const stripOfRows = 4;
const pageBytes = 65_536;

/**
 * Products of matrices in WebAssembly, four rows by eight columns at a time: some ten times as fast as the same loops in JavaScript. All
 * numbers are floats of 32 bits in its memory. Throws where WebAssembly or its vectors (SIMD) are missing.
 */
export class MatrixKernel {
  private readonly buffer: ArrayBuffer;
  private readonly product: Product;
  private end = 0;

  /** `floats`: so many numbers have room in its memory. */
  constructor(floats: number) {
    const pages = Math.ceil((floats * bytesOfNumber) / pageBytes) + 1;
    const host = (globalThis as unknown as { WebAssembly?: WebAssemblyHost }).WebAssembly;
    if (host === undefined) throw new Error("There is no WebAssembly here.");
    const memory = new host.Memory({ initial: pages });
    this.buffer = memory.buffer;
    const { exports } = new host.Instance(new host.Module(kernelModule()), { kernel: { memory } });
    this.product = exports.product;
  }

  /** Room for so many numbers, as a view; rows that a product reads or writes come in fours. */
  room(floats: number): Float32Array {
    const view = new Float32Array(this.buffer, this.end, floats);
    this.end += Math.ceil(floats / stripOfRows) * stripOfRows * bytesOfNumber;
    return view;
  }

  /** Room for a matrix, and how a number is put into it. */
  matrix(
    rows: number,
    columns: number,
  ): { matrix: KernelMatrix; put: (row: number, column: number, value: number) => void } {
    const view = this.room(rows * columns);
    const put = (row: number, column: number, value: number) => {
      const strip = Math.floor(column / stripOfColumns);
      view[strip * rows * stripOfColumns + row * stripOfColumns + (column % stripOfColumns)] = value;
    };
    return { matrix: { at: view.byteOffset, rows, columns }, put };
  }

  /** Writes the product of `count` rows and a matrix; both views have room for a multiple of four rows. */
  multiply(from: Float32Array, matrix: KernelMatrix, to: Float32Array, count: number): void {
    const rows = Math.ceil(count / stripOfRows) * stripOfRows;
    this.product(from.byteOffset, matrix.at, to.byteOffset, rows, matrix.rows, matrix.columns);
  }
}

type Product = (from: number, matrix: number, to: number, rows: number, inner: number, columns: number) => void;

/** Rows come in fours, columns in eights. */
export function wholeRows(count: number): number {
  return Math.ceil(count / stripOfRows) * stripOfRows;
}

// The instructions of WebAssembly that the kernel needs (WebAssembly Core Specification 2.0, section 5.4).
const local = { get: 0x20, set: 0x21, tee: 0x22 };
const i32 = { constant: 0x41, less: 0x48, add: 0x6a, multiply: 0x6c };
const v128 = {
  load: [0xfd, 0],
  splat: [0xfd, 9],
  store: [0xfd, 11],
  zero: [0xfd, 12, ...new Array<number>(16).fill(0)],
};
const f32x4 = { add: [0xfd, 0xe4, 0x01], multiply: [0xfd, 0xe6, 0x01] };
const loop = [0x03, 0x40];
const branchIf = [0x0d, 0];
const blockEnd = 0x0b;
const types = { i32: 0x7f, v128: 0x7b };

function kernelModule(): Uint8Array {
  const parameters = 6;
  const [from, matrix, to, rows, inner, columns] = [0, 1, 2, 3, 4, 5];
  const [row, column, step, rowAt, matrixAt, width, wide] = [6, 7, 8, 9, 10, 11, 12];
  const [left, right, firstSum] = [13, 14, 15];
  const sums = stripOfRows * 2;
  const get = (place: number) => [local.get, place];
  const set = (place: number, value: readonly number[]) => [...value, local.set, place];
  const number = (value: number) => [i32.constant, ...signed(value)];
  const plus = (...parts: readonly (readonly number[])[]) =>
    parts.flatMap((part, index) => (index === 0 ? part : [...part, i32.add]));
  const times = (one: readonly number[], other: readonly number[]) => [...one, ...other, i32.multiply];
  const at = (align: number, offset: number) => [align, ...unsigned(offset)];
  const sumOf = (line: number, half: number) => firstSum + line * 2 + half;
  const lines = Array.from({ length: stripOfRows }, (_, line) => line);

  const addLine = (line: number) => [
    ...plus(get(rowAt), times(get(width), number(line))),
    ...v128.splat,
    ...at(2, 0),
    local.set,
    wide,
    ...[left, right].flatMap((strip, half) =>
      set(sumOf(line, half), [...get(sumOf(line, half)), ...get(wide), ...get(strip), ...f32x4.multiply, ...f32x4.add]),
    ),
  ];
  const storeLine = (line: number) => {
    const place = plus(
      get(to),
      times(times(plus(get(row), number(line)), get(columns)), number(bytesOfNumber)),
      times(get(column), number(bytesOfNumber)),
    );
    return [0, 1].flatMap((half) => [...place, ...get(sumOf(line, half)), ...v128.store, ...at(4, half * 16)]);
  };
  const again = (counter: number, by: number, least: number) => [
    ...plus(get(counter), number(by)),
    local.tee,
    counter,
    ...get(least),
    i32.less,
    ...branchIf,
    blockEnd,
  ];
  const body = [
    ...set(width, times(get(inner), number(bytesOfNumber))),
    ...set(row, number(0)),
    ...loop,
    ...set(column, number(0)),
    ...set(matrixAt, get(matrix)),
    ...loop,
    ...set(rowAt, plus(get(from), times(get(row), get(width)))),
    ...set(step, number(0)),
    ...Array.from({ length: sums }, (_, sum) => [...v128.zero, local.set, firstSum + sum]).flat(),
    ...loop,
    ...[left, right].flatMap((strip, half) => [...get(matrixAt), ...v128.load, ...at(4, half * 16), local.set, strip]),
    ...lines.flatMap(addLine),
    ...set(rowAt, plus(get(rowAt), number(bytesOfNumber))),
    ...set(matrixAt, plus(get(matrixAt), number(stripOfColumns * bytesOfNumber))),
    ...again(step, 1, inner),
    ...lines.flatMap(storeLine),
    ...again(column, stripOfColumns, columns),
    ...again(row, stripOfRows, rows),
    blockEnd,
  ];
  const locals = [2, ...unsigned(wide - parameters), types.i32, ...unsigned(1 + 2 + sums), types.v128];
  const code = [...locals, ...body];
  return new Uint8Array([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, parameters, ...new Array<number>(parameters).fill(types.i32), 0]),
    ...section(2, [1, ...name("kernel"), ...name("memory"), 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...name("product"), 0, 0]),
    ...section(10, [1, ...unsigned(code.length), ...code]),
  ]);
}

function section(id: number, content: readonly number[]): number[] {
  return [id, ...unsigned(content.length), ...content];
}

function name(text: string): number[] {
  return [text.length, ...[...text].map((letter) => letter.charCodeAt(0))];
}

/** LEB128. */
function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = rest & 127;
    rest >>>= 7;
    bytes.push(rest === 0 ? low : low | 128);
  } while (rest !== 0);
  return bytes;
}

function signed(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (;;) {
    const low = rest & 127;
    rest >>= 7;
    const done = (rest === 0 && (low & 64) === 0) || (rest === -1 && (low & 64) !== 0);
    bytes.push(done ? low : low | 128);
    if (done) return bytes;
  }
}

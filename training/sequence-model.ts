/** A linear-chain model: what each place of a sequence is, by its features and by what stands before it. The same samples give the same weights. */
export interface Sequence {
  /** By place: indices of its features. */
  features: Int32Array[];
  /** By place: how it follows the one before (0 … steps - 1). */
  steps: number[];
  /** By place: the right class; -1 where it is not known. */
  classes: number[];
}

export interface SequenceOptions {
  classes: number;
  features: number;
  steps: number;
  rounds: number;
  rate: number;
  /** Against large weights, and for weights of nothing. */
  ridge: number;
  lasso: number;
  /** How many of the features are left out, each time anew. */
  dropout: number;
}

export interface SequenceModel {
  classes: number;
  steps: number;
  /** [feature * classes + class]. */
  weights: Float32Array;
  /** [(step * classes + before) * classes + class]. */
  moves: Float32Array;
}

export function learnSequences(samples: readonly Sequence[], options: SequenceOptions): SequenceModel {
  const { classes, features, steps, rounds } = options;
  const model: SequenceModel = {
    classes,
    steps,
    weights: new Float32Array(features * classes),
    moves: new Float32Array(steps * classes * classes),
  };
  const seen = {
    weights: new Float32Array(features * classes).fill(1e-2),
    moves: new Float32Array(steps * classes * classes).fill(1e-2),
  };
  const random = randomFrom(20260212);
  const order = samples.map((_, index) => index);
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] as number, order[at] as number];
    }
    const rate = options.rate * (1 - round / (rounds + 1));
    for (const index of order) learnOne(model, seen, samples[index] as Sequence, { ...options, rate }, random);
  }
  return model;
}

function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function learnOne(
  model: SequenceModel,
  seen: { weights: Float32Array; moves: Float32Array },
  sample: Sequence,
  options: SequenceOptions,
  random: () => number,
): void {
  const { classes } = model;
  const worth = 1 / (1 - options.dropout);
  const kept = sample.features.map((row) =>
    options.dropout === 0 ? row : row.filter(() => random() >= options.dropout),
  );
  const { single, pair } = beliefs(model, { ...sample, features: kept }, worth);
  const change = (values: Float32Array, squares: Float32Array, at: number, gradient: number) => {
    const value = values[at] as number;
    const slope = gradient + options.ridge * value;
    squares[at] = (squares[at] as number) + slope * slope;
    const pace = options.rate / Math.sqrt(squares[at] as number);
    const next = value - pace * slope;
    const shrink = pace * options.lasso;
    values[at] = next > shrink ? next - shrink : next < -shrink ? next + shrink : 0;
  };
  kept.forEach((row, place) => {
    const right = sample.classes[place] ?? -1;
    if (right < 0) return;
    for (let one = 0; one < classes; one++) {
      const gradient = (single[place * classes + one] as number) - (one === right ? 1 : 0);
      if (Math.abs(gradient) < 1e-4) continue;
      for (const feature of row) change(model.weights, seen.weights, feature * classes + one, gradient * worth);
    }
    const before = place === 0 ? -1 : (sample.classes[place - 1] ?? -1);
    if (before < 0) return;
    const step = (sample.steps[place] ?? 0) * classes * classes;
    for (let from = 0; from < classes; from++)
      for (let to = 0; to < classes; to++) {
        const gradient =
          (pair[(place * classes + from) * classes + to] as number) - (from === before && to === right ? 1 : 0);
        if (Math.abs(gradient) >= 1e-4) change(model.moves, seen.moves, step + from * classes + to, gradient);
      }
  });
}

/** How likely each class is at each place, and each pair of neighbours, all places taken together. */
export function beliefs(model: SequenceModel, { features, steps }: Pick<Sequence, "features" | "steps">, worth = 1) {
  const { classes, moves } = model;
  const places = features.length;
  const scores = scoresOf(model, features, worth);
  const ahead = new Float64Array(places * classes);
  const back = new Float64Array(places * classes);
  const terms = new Float64Array(classes);
  for (let place = 0; place < places; place++)
    for (let to = 0; to < classes; to++) {
      const own = scores[place * classes + to] as number;
      if (place === 0) {
        ahead[to] = own;
        continue;
      }
      const step = (steps[place] ?? 0) * classes * classes;
      for (let from = 0; from < classes; from++)
        terms[from] = (ahead[(place - 1) * classes + from] as number) + (moves[step + from * classes + to] as number);
      ahead[place * classes + to] = own + logSum(terms);
    }
  for (let place = places - 2; place >= 0; place--) {
    const step = (steps[place + 1] ?? 0) * classes * classes;
    for (let from = 0; from < classes; from++) {
      for (let to = 0; to < classes; to++)
        terms[to] =
          (moves[step + from * classes + to] as number) +
          (scores[(place + 1) * classes + to] as number) +
          (back[(place + 1) * classes + to] as number);
      back[place * classes + from] = logSum(terms);
    }
  }
  const whole = places === 0 ? 0 : logSum(ahead.subarray((places - 1) * classes));
  const single = new Float64Array(places * classes);
  for (let at = 0; at < single.length; at++)
    single[at] = Math.exp((ahead[at] as number) + (back[at] as number) - whole);
  const pair = new Float64Array(places * classes * classes);
  for (let place = 1; place < places; place++) {
    const step = (steps[place] ?? 0) * classes * classes;
    for (let from = 0; from < classes; from++)
      for (let to = 0; to < classes; to++)
        pair[(place * classes + from) * classes + to] = Math.exp(
          (ahead[(place - 1) * classes + from] as number) +
            (moves[step + from * classes + to] as number) +
            (scores[place * classes + to] as number) +
            (back[place * classes + to] as number) -
            whole,
        );
  }
  return { single, pair };
}

export function scoresOf(
  { classes, weights }: SequenceModel,
  features: readonly Int32Array[],
  worth = 1,
): Float64Array {
  const scores = new Float64Array(features.length * classes);
  features.forEach((row, place) => {
    for (const feature of row)
      for (let one = 0; one < classes; one++)
        scores[place * classes + one] =
          (scores[place * classes + one] as number) + worth * (weights[feature * classes + one] as number);
  });
  return scores;
}

function logSum(terms: Float64Array): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const term of terms) if (term > most) most = term;
  if (most === Number.NEGATIVE_INFINITY) return most;
  let sum = 0;
  for (const term of terms) sum += Math.exp(term - most);
  return most + Math.log(sum);
}

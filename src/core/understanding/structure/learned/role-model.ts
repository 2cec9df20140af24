import { lineRoles } from "#core/domain/line-role.ts";
import kept from "./role-weights.json" with { type: "json" };
import { placesOfNumbers } from "./seen-names.ts";

/** What was learned of roles (`training/line-roles.ts`): what each thing that is seen says for each role, and which role follows which. */
interface RoleModel {
  count: number;
  placeOf(seen: number): number;
  /** [what is seen * roles + role]. */
  weights: Int8Array;
  /** [(step * roles + the role before) * roles + role]. */
  moves: Int8Array;
}

let model: RoleModel | undefined;

function readModel(): RoleModel {
  if (model === undefined) {
    const count = kept.seen.length / digits;
    const seen = Int32Array.from({ length: count }, (_, index) =>
      Number.parseInt(kept.seen.slice(index * digits, (index + 1) * digits), 36),
    );
    model = { count, placeOf: placesOfNumbers(seen), weights: weightsOf(kept.weights), moves: weightsOf(kept.moves) };
  }
  return model;
}

/** Digits of each number, and the letter of a weight that says nothing. */
const digits = 7;
const nothing = 79;

function weightsOf(letters: string): Int8Array {
  const weights = new Int8Array(letters.length);
  for (let at = 0; at < letters.length; at++) weights[at] = letters.charCodeAt(at) - nothing;
  return weights;
}

/** For each place the most likely role, all places taken together: the best way through them. */
export function likeliestRoles(features: readonly (readonly number[])[], steps: readonly number[]): number[] {
  const known = readModel();
  const roles = lineRoles.length;
  const counted = new Int32Array(known.count).fill(-1);
  const back: Uint8Array[] = [];
  let ahead: Int32Array = new Int32Array(roles);
  for (let place = 0; place < features.length; place++) {
    const own = sums(known, features[place] ?? [], counted, place);
    if (place > 0) back.push(join(known.moves, (steps[place] ?? 0) * roles * roles, ahead, own));
    ahead = own;
  }
  if (features.length === 0) return [];
  const path = [ahead.indexOf(Math.max(...ahead))];
  for (const from of back.reverse()) path.push(from[path.at(-1) ?? 0] ?? 0);
  return path.reverse();
}

/** What all that is seen at a place says for each role; what is seen twice counts once. */
function sums(
  { placeOf, weights }: RoleModel,
  seen: readonly number[],
  counted: Int32Array,
  place: number,
): Int32Array {
  const roles = lineRoles.length;
  const own = new Int32Array(roles);
  for (const number of seen) {
    const at = placeOf(number);
    if (at < 0 || counted[at] === place) continue;
    counted[at] = place;
    for (let role = 0; role < roles; role++) own[role] = (own[role] as number) + (weights[at * roles + role] as number);
  }
  return own;
}

/** Adds to each role the best way to it, and says from which role that way comes. */
function join(moves: Int8Array, step: number, ahead: Int32Array, own: Int32Array): Uint8Array {
  const roles = lineRoles.length;
  const from = new Uint8Array(roles);
  for (let role = 0; role < roles; role++) {
    let most = Number.MIN_SAFE_INTEGER;
    for (let before = 0; before < roles; before++) {
      const score = (ahead[before] as number) + (moves[step + before * roles + role] as number);
      if (score > most) {
        most = score;
        from[role] = before;
      }
    }
    own[role] = (own[role] as number) + most;
  }
  return from;
}

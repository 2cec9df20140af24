import type { OpenServer } from "../home/open-server.ts";
import { type Belongings, furnish, register } from "./belongings.ts";
import type { Asked } from "./call.ts";

/** A server with somebody who has one of everything, and an account that the server cannot read. */
export interface World {
  origin: string;
  person: Belongings;
  privateToken: string;
}

/** How one route is asked, and what provokes each of its own errors. */
export interface RouteRow {
  /** About what somebody has; by its owner it is answered as described. */
  ask(own: Belongings): Asked;
  /** Belongings to ask about where the answer puts an end to them, or would be in the way of the next one. */
  fresh?(world: World): Promise<Belongings>;
  /** What an intruder asks who knows every id of the person, and none of the person's secrets. */
  intrude?(victim: Belongings): Asked;
  /** For each status that the route's description lists by itself. */
  problems?: Readonly<Record<number, (world: World) => Asked | Promise<Asked>>>;
}

export async function furnishWorld(server: OpenServer): Promise<World> {
  const { origin } = server;
  const person = await furnish(origin, "Quillon");
  return { origin, person, privateToken: (await register(origin, "private")).token };
}

import { BlockList, isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** Where a request comes from, as far as it can be believed. */
export interface WhoAsks {
  /** What requests are counted by: an IPv4 address, or the /64 of an IPv6 one, because whoever has one has all of its 2^64. */
  network: string;
  /** The name under which the app was opened, with its port; undefined where nothing says so. */
  host: string | undefined;
  /** Whether the person's own connection is HTTPS. */
  isSecure: boolean;
}

/** Addresses of the proxies whose word is taken. */
export type TrustedProxies = (address: string) => boolean;

/** Reads TRUSTED_PROXY: addresses and networks ("10.0.0.0/8") with commas between; undefined where one of them is neither. */
export function readTrustedProxies(words: string): TrustedProxies | undefined {
  const list = new BlockList();
  for (const word of words.split(",").map((part) => part.trim())) {
    const [address = "", prefix, more] = word.split("/");
    const version = isIP(address);
    const longest = version === 6 ? 128 : 32;
    const length = prefix === undefined ? longest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
    if (version === 0 || more !== undefined || !(length <= longest)) return undefined;
    list.addSubnet(address, length, version === 6 ? "ipv6" : "ipv4");
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 6 ? "ipv6" : "ipv4");
  };
}

export const nobodyTrusted: TrustedProxies = () => false;

/** Who asks: what the socket says, or, where a proxy that is trusted holds it, what that proxy says. */
export function whoAsks(context: Context, isTrusted: TrustedProxies): WhoAsks {
  const header = (name: string) => context.req.header(name);
  const socket = socketAddress(context);
  if (socket === undefined || !isTrusted(socket))
    return { network: networkOf(socket ?? "here"), host: header("Host"), isSecure: false };
  return {
    network: networkOf(forwardedAddress(header("X-Forwarded-For"), socket, isTrusted)),
    host: firstOf(header("X-Forwarded-Host")) ?? header("Host"),
    isSecure: firstOf(header("X-Forwarded-Proto"))?.toLowerCase() === "https",
  };
}

function socketAddress(context: Context): string | undefined {
  try {
    const { address } = getConnInfo(context).remote;
    return address === undefined ? undefined : plainAddress(address);
  } catch {
    // Called in this process, without a socket.
    return undefined;
  }
}

/** Each proxy adds whom it heard from at the end. What stands before the last that is not a proxy of ours, anybody may have written. */
function forwardedAddress(forwarded: string | undefined, socket: string, isTrusted: TrustedProxies): string {
  let nearest = socket;
  for (const entry of (forwarded ?? "").split(",").reverse()) {
    const address = plainAddress(entry.trim());
    if (isIP(address) === 0) return nearest;
    nearest = address;
    if (!isTrusted(address)) return nearest;
  }
  return nearest;
}

function firstOf(values: string | undefined): string | undefined {
  return values?.split(",")[0]?.trim() || undefined;
}

/** Without a port, a zone, or the IPv6 clothes of an IPv4 address. */
function plainAddress(words: string): string {
  const withoutPort = /^\[(.*)\](?::\d+)?$/.exec(words)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(words)?.[1] ?? words;
  const withoutZone = withoutPort.split("%")[0] ?? withoutPort;
  return /^::ffff:(\d+(?:\.\d+){3})$/i.exec(withoutZone)?.[1] ?? withoutZone;
}

/** The /64 of an IPv6 address; whatever else it is, itself. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [before = "", after] = address.split("::");
  const groups = (part: string | undefined) => (part ? part.split(":") : []);
  const front = groups(before);
  const missing = after === undefined ? 0 : 8 - front.length - groups(after).length;
  const all = [...front, ...Array<string>(Math.max(0, missing)).fill("0"), ...groups(after)];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

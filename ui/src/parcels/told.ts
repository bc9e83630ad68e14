/** How what another book sent is told: what it is about once, and nothing twice. */
import type { ParcelLine, ParcelSide } from "./calls.ts";

/** What it is about, such as `Warband The Seventh Redoubt`; an `Evening of 3 December` says its kind already. */
export const named = (of: string): string => of.replace(/^(\S+) (?=\1 )/, "");

/** The kind of a stream, where its name does not begin with it. */
export const kindOf = ({ kind, name }: ParcelLine): string | null => (name.startsWith(`${kind} `) ? null : kind);

/** All that two sides are about, each once. */
export const about = (sides: readonly ParcelSide[]): string[] => [
  ...new Set(sides.flatMap(({ said }) => said.flatMap(({ of }) => (of ? [named(of)] : [])))),
];

/** A moment: how the battle stood around it, and the file of it. */
import type { PictureKind, PictureSaved } from "../bindings/ipc.ts";
import { battleAt, type Which } from "../battle/calls.ts";
import { addressOf } from "./drawing.ts";
import { choose } from "../ipc.svelte.ts";
import { momentOf, tells, type Moment } from "./moment.ts";

/** The moment of an entry, with the board as it stood before; null: the entry tells of nothing. */
export async function momentAt(which: Which, seq: number, before: number): Promise<Moment | null> {
  const [after, then] = await Promise.all([battleAt(which, seq), battleAt(which, before)]);
  const entry = after.log.find((one) => one.seq === seq);
  return tells(entry) ? momentOf(after, entry, then) : null;
}

/** Saves a picture under the name of a file that the person chooses; null: they choose none. */
export async function savePicture(name: string, kind: PictureKind, file: Blob): Promise<PictureSaved | null> {
  const address = await addressOf(file);
  return choose("picture_save", { name, kind, bytes: address.slice(address.indexOf(",") + 1) });
}

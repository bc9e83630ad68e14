/** The pictures of models: each is asked for once, however often it is shown. */
import { call } from "../ipc.svelte.ts";

/** Pictures that are remembered; each has some ten thousand characters. */
const MOST = 200;
const known = new Map<string, Promise<string | null>>();

/** The picture as an address for the page; none: the book does not have it, or it could not be read. */
export function pictureOf(hash: string): Promise<string | null> {
  const before = known.get(hash);
  if (before) return before;
  const asked = call("portrait", { hash }).then(
    (picture) => picture?.url ?? null,
    () => null,
  );
  known.set(hash, asked);
  for (const oldest of [...known.keys()].slice(0, Math.max(0, known.size - MOST))) known.delete(oldest);
  // What is not there today may come with the next Warband that is brought in.
  void asked.then((url) => {
    if (url === null) known.delete(hash);
  });
  return asked;
}

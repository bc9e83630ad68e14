/** The pictures of the models of a battle, by their hashes: each is there when it has come. */
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { pictureOf } from "../warbands/pictures.ts";

export function likenesses(hashes: () => readonly (string | null | undefined)[]): ReadonlyMap<string, string> {
  const known = new SvelteMap<string, string>();
  $effect(() => {
    for (const hash of hashes().filter((one, at, all) => all.indexOf(one) === at)) {
      if (!hash || untrack(() => known.has(hash))) continue;
      void pictureOf(hash).then((url) => {
        if (url !== null) known.set(hash, url);
      });
    }
  });
  return known;
}

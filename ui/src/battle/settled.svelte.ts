/** Whether the aftermath of a battle is closed: its view says only that it has one, the list of aftermaths knows more. */
import { listAftermaths, type AftermathLine } from "../aftermath/calls.ts";
import type { BattleView } from "./calls.ts";

/** Asks once the battle has an aftermath. Until the answer is there, and where there is none, it is open. */
export function settled(view: () => Pick<BattleView, "id" | "aftermath">): { readonly closed: boolean } {
  let lines = $state.raw<readonly AftermathLine[]>([]);
  const asks = $derived(view().aftermath);
  $effect(() => {
    if (!asks) return;
    void listAftermaths().then(
      (all) => (lines = all),
      () => undefined,
    );
  });
  return {
    get closed() {
      return asks && lines.some(({ id, closed }) => closed && id === view().id);
    },
  };
}

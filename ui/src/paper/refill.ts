/** The sheet of a game that was taken back, as it was filed: it is found again where a battle on paper is filed. */
import { openSheet, type PaperBattle } from "./calls.ts";
import { drafts } from "./drafts.ts";
import { fitOf } from "./form.ts";

/** `planned`: the battle, where the game stays planned. */
export async function refill(campaign: string, planned: string | null, battle: PaperBattle): Promise<void> {
  drafts.set(planned ?? campaign, { battle, fit: fitOf(await openSheet(campaign, planned)) });
}

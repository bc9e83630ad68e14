/** A planned game is filed by its score alone: what its sheet has besides stays as it is proposed, and open. */
import { CallFailed } from "../ipc.svelte.ts";
import { fileBattle, openSheet } from "../paper/calls.ts";
import { words } from "../words/words.svelte.ts";
import type { EveningGame } from "./calls.ts";

/** Files the points of a planned game, in the order of its seats. Fails with `CallFailed`. */
export async function fileScore({ campaign, seats, state }: EveningGame, points: number[]): Promise<void> {
  if (!campaign || state.is !== "planned") return;
  const sheet = await openSheet(campaign.id, state.battle);
  const { battle } = sheet;
  const of = ({ stream }: EveningGame["seats"][number]) =>
    battle.sides.findIndex(({ who }) => who.is === "warband" && who.warband === stream);
  const places = seats.map(of);
  // A plan that was made over since: whose points these are cannot be told.
  if (battle.sides.length !== seats.length || new Set(places.filter((place) => place >= 0)).size !== seats.length) {
    throw new CallFailed({ code: "NOT_PLANNED", message: words.club.scoreElsewhere, details: null });
  }
  battle.sides.forEach((side, place) => (side.vp = points[places.indexOf(place)] ?? null));
  await fileBattle(campaign.id, battle);
}

/** Enter in one player's points leads to another's where nothing stands yet; with all, the form is sent. */
export function onward(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  if (event.key !== "Enter") return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>(".points input")];
  if (!fields.some((field) => field === event.target)) return;
  const open = fields.find((field) => field !== event.target && field.value.trim() === "");
  if (!open) return;
  event.preventDefault();
  open.focus();
}

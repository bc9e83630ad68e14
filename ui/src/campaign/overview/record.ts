/** What the games of a campaign say of its Warbands, one beside the other: who met whom, and who fell against whom. */
import type { CampaignChronicle, ChronicleGame, ChronicleSide, OverviewLine } from "../calls.ts";

/** A game of one Warband, as the pictures of the overview have it. */
export interface Fought {
  /** Its number in the campaign. */
  number: number;
  battle: string;
  scenario: string;
  outcome: ChronicleSide["outcome"];
  vp: number | null;
  /** Its enemies there, by their places in the standings; somebody from outside has none. */
  against: { place: number; vp: number | null; fell: number | null }[];
  /** Campaign Victory Points after it; none: the standings do not have this game. */
  cvp: number | null;
  /** How many of its own did not survive it. */
  died: number;
}

/** The games of every Warband, in the order of the standings. */
export function fought(warbands: readonly OverviewLine[], { games }: CampaignChronicle): Fought[][] {
  const place = new Map(warbands.map(({ warband }, i) => [warband, i]));
  const placeOf = (side: ChronicleSide) => (side.warband === null ? undefined : place.get(side.warband));
  const against = (game: ChronicleGame, mine: ChronicleSide) =>
    game.sides.flatMap((side) => {
      const at = side === mine ? undefined : placeOf(side);
      // Of several enemies nobody knows here whose hand it was.
      const fell = side.fell_told && game.sides.length === 2 ? side.fallen.length : null;
      return at === undefined ? [] : [{ place: at, vp: side.vp, fell }];
    });
  return warbands.map(({ warband, course }) => {
    const mine = games.flatMap((game) => {
      const side = game.sides.find((one) => one.warband === warband);
      return side ? [{ game, side }] : [];
    });
    return mine.map(({ game, side }, i) => ({
      number: game.number,
      battle: game.battle,
      scenario: game.scenario,
      outcome: side.outcome,
      vp: side.vp,
      against: against(game, side),
      cvp: (course.length === mine.length ? course[i]?.cvp : null) ?? null,
      died: side.fallen.filter(({ died }) => died).length,
    }));
  });
}

/** The games of one Warband against another. */
export const met = (games: readonly Fought[], other: number): Fought[] =>
  games.filter(({ against }) => against.some(({ place }) => place === other));

/** How many of another Warband fell in games against this one; none: they never met where it was written down. */
export function felled(games: readonly Fought[], other: number): number | null {
  const told = met(games, other).flatMap(({ against }) =>
    against.flatMap(({ place, fell }) => (place === other && fell !== null ? [fell] : [])),
  );
  return told.length === 0 ? null : told.reduce((sum, fell) => sum + fell, 0);
}

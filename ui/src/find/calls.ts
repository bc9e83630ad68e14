/** What the search asks of the other side. */
import type { Found, FoundHit, FoundPiece } from "../bindings/ipc.ts";
import { call } from "../ipc.svelte.ts";
import { href } from "../route.svelte.ts";

export type { Found, FoundGroup, FoundHit, FoundPiece } from "../bindings/ipc.ts";

/** What the book has of these words. */
export const find = (text: string): Promise<Found> => call("find", { text });

/** The address of what was found. */
export function addressOf({ opens }: FoundHit): string {
  switch (opens.is) {
    case "battle":
      return href("battle", opens.battle);
    case "game":
      return href("aftermath", opens.battle);
    case "planned":
      return href("campaign", opens.campaign, `paper:${opens.battle}`);
    case "campaign":
      return href("campaign", opens.campaign);
    case "chronicle":
      return href("campaign", opens.campaign, `chronicle:${opens.battle}`);
    case "evening":
      return href("club", opens.evening);
    case "warband":
      return href("warbands", opens.warband);
    case "life":
      return href("warbands", opens.warband, `lives-${String(opens.model)}`);
  }
}

/** A text without its marks. */
export const plain = (pieces: readonly FoundPiece[]): string => pieces.map(({ text }) => text).join("");

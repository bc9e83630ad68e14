/** Where an aftermath was opened from, and where it leads back to. */
import type { IconName } from "../icons/paths.ts";
import { href } from "../route.svelte.ts";
import { words } from "../words/words.svelte.ts";

export interface Back {
  href: string;
  icon: IconName;
  text: string;
}

/** `evening:` and its stream, or `paper:` with the campaign of a sheet, and behind more colons its planned battle and its
 * evening. */
export function back(from: string | null): Back | null {
  const [what, id, ...rest] = from?.split(":") ?? [];
  if (!id) return null;
  if (what === "evening") return { href: href("club", id), icon: "club", text: words.club.backToEvening };
  if (what !== "paper") return null;
  return { href: href("campaign", id, ["paper", ...rest].join(":")), icon: "back", text: words.aftermath.backToSheet };
}

/** A sheet of this campaign, as an aftermath that is opened from it leads back to it. */
export const fromSheet = (campaign: string, planned: string | null, evening: string | null): string =>
  ["paper", campaign, planned, evening].filter(Boolean).join(":");

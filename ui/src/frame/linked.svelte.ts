/** Whether something waits to be decided or sent in a book that follows a club: asked once in a while, and with each change. */
import type { Output } from "../ipc.svelte.ts";
import { call } from "../ipc.svelte.ts";
import { invitation } from "../invitation.ts";
import { onChanged } from "../live.svelte.ts";

type ClubLink = NonNullable<Output<"club_link">>;

/** Milliseconds after which it is asked again. */
const EVERY = 20_000;

let known = $state.raw<ClubLink | null>(null);

/** What there is to tell; none: nothing waits for somebody, or nobody can be asked. */
export const unsettled = (): ClubLink | null =>
  known && (known.aside.length > 0 || (known.waiting > 0 && known.state.is !== "waits")) ? known : null;

async function ask(): Promise<void> {
  known = await call("club_link", null).catch(() => null);
}

/** Asks from now on; a guest of a table is not asked. */
export function startLinked(): void {
  if (invitation() !== null) return;
  void ask();
  setInterval(() => void ask(), EVERY);
  onChanged(() => void ask());
}

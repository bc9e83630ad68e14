/** Who sits before the page: a guest of the table with what they are there for, or the person whose book it is. */
import { invitation } from "./invitation.ts";
import { call, type Output } from "./ipc.svelte.ts";
import { onChanged } from "./live.svelte.ts";
import { go, route, type Task } from "./route.svelte.ts";

/** What a guest is there for. */
export type Role = NonNullable<Output<"me">>;

let role = $state.raw<Role | null>(null);

/** The guest's role; none: it is the person whose book it is. */
export const guest = (): Role | null => role;

/** The battle that a guest is there for; none: the whole book. */
export const ownBattle = (): string | null => (role && "battle" in role ? role.battle : null);

/** Decides who is let in: the organiser, or the person whose book it is. */
export const lets = (): boolean => role === null || role.role === "organiser";

/** The Warbands of a player of a club; everybody else has none. */
export const ownWarbands = (): readonly string[] => (role?.role === "member" ? role.warbands : []);

/** Pages of the club that only an organiser changes. */
const ORGANISED: readonly string[] = ["fairness", "feeds", "guests", "connection"];

/**
 * Whether a page may be changed at all: a player of a club changes Warbands of their own, musters, plays, answers in
 * aftermaths, files games, signs up and says who comes to an evening. What of such a page is theirs, the page knows.
 */
export function mayChange(task: Task, id: string | null, part: string | null): boolean {
  if (role?.role !== "member") return true;
  switch (task) {
    case "warbands":
      return id === null || id === "new" || role.warbands.includes(id);
    case "battle":
      return id !== null;
    case "aftermath":
      return id !== null && !part?.startsWith("correct");
    case "campaign":
      return id !== null && id !== "all" && (part === null || part.startsWith("at:") || part.startsWith("paper"));
    case "club":
      return id !== null && part !== "rotation" && !ORGANISED.includes(id);
    case "scenarios":
    case "book":
    case "find":
      return false;
  }
}

/** May take back and vary what was said in a battle, for both sides. */
export const forBoth = (): boolean =>
  role === null || role.role === "organiser" || (role.role === "player" && role.anyone_answers);

let asked = 0;

/** Asks who one is, and goes to what one was invited to. Why that can't be told, the page says itself. */
export async function meet(): Promise<void> {
  if (invitation() === null) return;
  // A player who musters, here or on another device, has one Warband more; and who could not be told yet is asked again.
  onChanged(() => {
    if (role === null || role.role === "member") void ask();
  });
  await ask();
}

async function ask(): Promise<void> {
  const mine = ++asked;
  const found = await call("me", null).catch(() => role);
  // An answer that was overtaken knows less than what stands.
  if (mine !== asked) return;
  const first = role === null;
  role = found;
  const battle = ownBattle();
  if (first && battle !== null && route().id !== battle) go("battle", battle);
}

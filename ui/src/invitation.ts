/**
 * How this device comes in: the invitation that opened the page, and the key by which it comes again. The invitation stands
 * behind the `#` of its link, which no browser sends. One for an evening is kept as long as the tab; by one that lasts, this
 * device comes in with a key of its own, which the browser keeps, and shows which one it signs with (`signing.ts`).
 */
import { keyToShow } from "./signing.ts";
import { language } from "./words/language.svelte.ts";
import { words } from "./words/words.svelte.ts";

const JOIN = "#join=";
const INVITE = "#invite=";
const KEPT = "nml.invitation";
/** The key by which this device comes again. */
const KEY = "nml.device";
/** An invitation and a key that the other side has not answered yet: shown again, they let in the same device. */
const ENTERING = "nml.entering";

/** Why this device was not let in. */
interface Refusal {
  code: string;
  message: string;
}

let refused: Refusal | null = null;

/** Takes the invitation out of the address, so that it isn't seen, bookmarked or sent on. */
export function takeInvitation(): void {
  if (location.hash.startsWith(JOIN)) {
    sessionStorage.setItem(KEPT, location.hash.slice(JOIN.length));
  } else if (location.hash.startsWith(INVITE)) {
    const invitation = location.hash.slice(INVITE.length);
    sessionStorage.removeItem(KEPT);
    // The same link once more, where the first answer was lost, shows the same key.
    const begun = entering();
    if (begun?.invitation !== invitation) {
      localStorage.setItem(ENTERING, JSON.stringify({ invitation, key: freshKey() }));
    }
  } else return;
  history.replaceState(null, "", location.pathname);
}

interface Entering {
  invitation: string;
  key: string;
}

function entering(): Entering | null {
  try {
    return JSON.parse(localStorage.getItem(ENTERING) ?? "null") as Entering | null;
  } catch {
    return null;
  }
}

/** 32 random bytes. */
function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** Whether a link waits that this device, which is in already, was opened with. */
export const anotherLink = (): boolean => entering() !== null && localStorage.getItem(KEY) !== null;

/** Forgets the link that waits. */
export const stayIn = (): void => localStorage.removeItem(ENTERING);

/**
 * Comes in by an invitation that lasts, where one opened the page. Why not, the page says with its first question. A device
 * that is in already is asked first: an organiser who tries the link of a player does not give up their own key.
 */
export async function comeIn(): Promise<void> {
  const begun = entering();
  if (!begun) return;
  const key = localStorage.getItem(KEY);
  const stillIn = key !== null && (await letsIn(key));
  if (!stillIn) await enter(begun);
}

/** Whether the other side knows who comes by this key. */
async function letsIn(key: string): Promise<boolean> {
  try {
    const response = await fetch("/call/me", { method: "POST", headers: showing(key), body: "null" });
    return response.ok && Boolean(await response.json());
  } catch {
    return false;
  }
}

/** What is sent with a question, so that the other side sees whose it is. */
export const showing = (secret: string): Record<string, string> => ({
  Authorization: `Bearer ${secret}`,
  "Content-Type": "application/json",
});

/** Comes in by the link that waits, in place of what this device was let in for. */
export async function comeInAnew(): Promise<void> {
  const begun = entering();
  if (begun) await enter(begun);
}

async function enter(begun: Entering): Promise<void> {
  const signs = await keyToShow();
  let response;
  try {
    response = await fetch("/enter", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Accept-Language": language() },
      body: JSON.stringify({ ...begun, device: deviceName(), ...(signs !== null && { signs }) }),
    });
  } catch {
    // It is shown again when the page is opened again.
    refused = { code: "UNREACHED", message: words.table.unreached };
    return;
  }
  if (response.ok) {
    localStorage.setItem(KEY, begun.key);
    localStorage.removeItem(ENTERING);
    return;
  }
  const answer = (await response.json().catch(() => null)) as Refusal | null;
  if (response.status === 401) localStorage.removeItem(ENTERING);
  // People who were let in before stay in; otherwise this is why nobody is.
  refused = answer ?? { code: "UNREACHED", message: words.table.unreached };
}

/** What this device is called in the list of those let in: the browser and the system, as far as it says. */
export function deviceName(agent = navigator.userAgent): string {
  const browser = [
    ["Firefox", /Firefox\//],
    ["Edge", /Edg\//],
    ["Chrome", /Chrome\//],
    ["Safari", /Safari\//],
  ].find(([, pattern]) => (pattern as RegExp).test(agent));
  const system = [
    ["Android", /Android/],
    ["iPhone", /iPhone/],
    ["iPad", /iPad/],
    ["Windows", /Windows/],
    ["macOS", /Mac OS X/],
    ["Linux", /Linux/],
  ].find(([, pattern]) => (pattern as RegExp).test(agent));
  return words.guests.device(browser?.[0] as string | undefined, system?.[0] as string | undefined);
}

/** The invitation that opened the page, or the key by which this device comes again; none: it is the window. */
export const invitation = (): string | null => sessionStorage.getItem(KEPT) ?? localStorage.getItem(KEY);

/** The other side knows this secret no more: the key by which this device comes all the same; null: there is none. */
export function otherwise(secret: string): string | null {
  const key = localStorage.getItem(KEY);
  if (key === null || key === secret) return null;
  // An evening is over; who also comes again stays.
  sessionStorage.removeItem(KEPT);
  return key;
}

/** Why this device was not let in; null: nobody said no. */
export const notLetIn = (): Refusal | null => refused;

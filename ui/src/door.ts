/**
 * The way to the other side: the window's own door, or, where an invitation opened the page, that of the table. The
 * invitation stands behind the `#` of its link, which no browser sends; it is kept as long as the tab.
 */
import { invoke } from "@tauri-apps/api/core";
import { words } from "./words/en.ts";

const JOIN = "#join=";
const KEPT = "nml.invitation";

/** Takes the invitation out of the address, so that it isn't seen, bookmarked or sent on. */
export function takeInvitation(): void {
  if (!location.hash.startsWith(JOIN)) return;
  sessionStorage.setItem(KEPT, location.hash.slice(JOIN.length));
  history.replaceState(null, "", location.pathname);
}

/** The invitation that opened the page; none: it is the window. */
export const invitation = (): string | null => sessionStorage.getItem(KEPT);

/** Asks, and throws the failure as it crossed. */
export async function ask(name: string, input: unknown): Promise<unknown> {
  const secret = invitation();
  if (secret !== null) return atTable(name, input, secret);
  if (!("__TAURI_INTERNALS__" in window)) throw failure("NOT_INVITED", words.table.notInvited);
  return invoke(name, { input });
}

async function atTable(name: string, input: unknown, secret: string): Promise<unknown> {
  let response;
  try {
    response = await fetch(`/call/${name}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" },
      body: JSON.stringify(input ?? null),
    });
  } catch {
    throw failure("UNREACHED", words.table.unreached);
  }
  const answer: unknown = await response.json().catch(() => failure("UNREACHED", words.table.unreached));
  if (response.ok) return answer;
  // What the other side throws is plain data, as in the window.
  throw answer;
}

const failure = (code: string, message: string) => Object.assign(new Error(message), { code });

/** Where the table says what has changed. */
export const socketAddress = (): string => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/live`;

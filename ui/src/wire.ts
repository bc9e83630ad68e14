/** How a call crosses: by the window's own door, or, where an invitation opened the page, over HTTP to the table or the club. */
import { invoke } from "@tauri-apps/api/core";
import { invitation, notLetIn, otherwise, showing } from "./invitation.ts";
import { hearTime, signature, toldWhatCame } from "./signing.ts";
import { language } from "./words/language.svelte.ts";
import { words } from "./words/words.svelte.ts";

/** Asks, and throws the failure as it crossed. */
export async function ask(name: string, input: unknown): Promise<unknown> {
  const secret = invitation();
  if (secret !== null) return atTable(name, input, secret);
  const refused = notLetIn();
  if (refused) throw failure(refused.code, refused.message);
  if (!("__TAURI_INTERNALS__" in window)) throw failure("NOT_INVITED", words.table.notInvited);
  return invoke(name, { input, language: language() });
}

async function atTable(name: string, input: unknown, secret: string, again = true): Promise<unknown> {
  const body = JSON.stringify(input ?? null);
  let response;
  try {
    const signed = await signature(secret, name, body);
    const headers = { ...showing(secret), ...signed, "Accept-Language": language() };
    response = await fetch(`/call/${name}`, { method: "POST", headers, body });
  } catch {
    throw failure("UNREACHED", words.table.unreached);
  }
  hearTime(response);
  const answer: unknown = await response.json().catch(() => failure("UNREACHED", words.table.unreached));
  if (response.ok) return response.headers.has("nml-made") ? toldWhatCame(answer, secret) : answer;
  // Signed by our own clock, before the server had said what time it is.
  if (again && codeOf(answer) === "CLOCKS_APART") return atTable(name, input, secret, false);
  if (response.status === 401) {
    const key = otherwise(secret);
    if (key !== null) return atTable(name, input, key);
    const refused = notLetIn();
    if (refused) throw failure(refused.code, refused.message);
  }
  // What the other side throws is plain data, as in the window.
  throw answer;
}

const codeOf = (answer: unknown) => (answer as { code?: unknown } | null)?.code;

const failure = (code: string, message: string) => Object.assign(new Error(message), { code });

/** Where the table says what has changed. */
export const socketAddress = (): string => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/live`;

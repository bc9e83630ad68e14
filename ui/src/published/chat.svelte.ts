/** For which chat texts are marked up, and whether players are named in them: remembered on this machine. */
import type { Markup } from "./calls.ts";

/** What can be chosen. */
export const markups: readonly Markup[] = ["plain", "discord", "whatsapp", "telegram", "forum"];

/** How a text for a chat is made. */
export interface Chat {
  markup: Markup;
  /** Players are named beside their warbands. */
  players: boolean;
}

const KEY = "nml.chat";

let chosen = $state.raw<Chat>(remembered());

function remembered(): Chat {
  const usual: Chat = { markup: "plain", players: true };
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (typeof value !== "object" || value === null) return usual;
    const was = value as { markup?: unknown; players?: unknown };
    return { markup: markups.find((one) => one === was.markup) ?? usual.markup, players: was.players !== false };
  } catch {
    return usual;
  }
}

/** The choice in force. */
export const chat = (): Chat => chosen;

/** Chooses, and remembers it on this machine. */
export function setChat(to: Chat): void {
  chosen = to;
  try {
    localStorage.setItem(KEY, JSON.stringify(to));
  } catch {
    // A window that may not remember still goes by the choice.
  }
}

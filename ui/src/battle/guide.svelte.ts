/** Which questions of a first battle were explained: each once, remembered on this machine. */
import { words } from "../words/words.svelte.ts";
import type { GuidePage } from "../words/en/guide.ts";
import type { Step } from "./calls.ts";

/** A kind of question. */
export type GuideAsk = Step["ask"];

/** One page for each that comes up; these two never wait for an answer. */
const pages: Record<Exclude<GuideAsk, "journey" | "goes_down">, GuidePage> = words.guide.pages;
const pageOf = (ask: GuideAsk): GuidePage | null => (ask === "journey" || ask === "goes_down" ? null : pages[ask]);

const KEY = "nml.guide";

let understood = $state.raw<readonly string[]>(remembered());

function remembered(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(value) ? value.filter((one) => typeof one === "string").slice(0, 100) : [];
  } catch {
    return [];
  }
}

function remember(now: readonly string[]): void {
  understood = now;
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A window that may not remember explains it again next time.
  }
}

/** What a question means; none: it was understood, or there is nothing to say. */
export function explained(ask: GuideAsk): GuidePage | null {
  if (understood.includes("all") || understood.includes(ask)) return null;
  return pageOf(ask);
}

/** This one, or `all` of them, need not be explained again. */
export function understand(ask: GuideAsk | "all"): void {
  if (!understood.includes(ask)) remember([...understood, ask]);
}

/** Everything is explained once more. */
export function explainAgain(): void {
  remember([]);
}

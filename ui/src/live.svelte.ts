/** What others change in the book: the table's guests hear of it over a socket, the window by an event of its own. */
import { invitation } from "./invitation.ts";
import { socketAddress } from "./wire.ts";
import { onSpoken } from "./words/language.svelte.ts";

/** How the page hears: not at all (nobody else is there), at once, not at the moment, or never again. */
export type Followed = "alone" | "live" | "lost" | "ended";

/** The socket is closed with this where the invitation is none of this table. */
const NOT_INVITED = 4401;
/** Milliseconds before another attempt. */
const PAUSES = [250, 500, 1000, 2000, 4000, 8000];

let hearers: readonly (() => void)[] = [];
let state = $state<Followed>("alone");

/** How the page hears of changes. */
export const followed = (): Followed => state;

/**
 * Hears of every change by others until the returned function is called; also after a time when none could be heard, and
 * when another language is chosen: all that was read may be said differently now.
 */
export function onChanged(heard: () => void): () => void {
  hearers = [...hearers, heard];
  return () => {
    hearers = hearers.filter((one) => one !== heard);
  };
}

function tell(): void {
  for (const heard of hearers) heard();
}

/** Begins to hear, until the returned function is called. */
export function startLive(): () => void {
  const secret = invitation();
  const speaks = onSpoken(tell);
  if (secret === null) {
    addEventListener("book-changed", tell);
    return () => {
      speaks();
      removeEventListener("book-changed", tell);
    };
  }
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let over = false;

  function connect(): void {
    clearTimeout(timer);
    timer = undefined;
    const mine = new WebSocket(socketAddress());
    socket = mine;
    mine.onopen = () => mine.send(JSON.stringify({ join: secret }));
    // The first message comes once the invitation was read: then everything that was missed is read again.
    mine.onmessage = () => {
      attempts = 0;
      state = "live";
      tell();
    };
    mine.onclose = ({ code }) => {
      if (over || socket !== mine) return;
      socket = undefined;
      if (code === NOT_INVITED) {
        state = "ended";
        return;
      }
      state = "lost";
      timer = setTimeout(connect, PAUSES[Math.min(attempts, PAUSES.length - 1)]);
      attempts += 1;
    };
  }

  /** A phone that was asleep, or has its network back, need not wait. */
  function awake(): void {
    if (timer !== undefined && document.visibilityState === "visible") connect();
  }

  connect();
  document.addEventListener("visibilitychange", awake);
  addEventListener("online", awake);
  return () => {
    over = true;
    speaks();
    clearTimeout(timer);
    socket?.close();
    document.removeEventListener("visibilitychange", awake);
    removeEventListener("online", awake);
    state = "alone";
  };
}

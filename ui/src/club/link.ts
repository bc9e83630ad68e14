/** The club that the open book follows over a network. */
import type { BookState } from "../calls.ts";
import { call, choose, write, type Output } from "../ipc.svelte.ts";

export type ClubLink = NonNullable<Output<"club_link">>;

/** None: the open book follows no club. */
export const clubLink = () => call("club_link", null);
/** None: no place was chosen for the book. */
export const joinClub = (link: string): Promise<BookState | null> => choose("club_join", { link });
export const exchangeNow = () => call("club_exchange", null);
export const dropAside = (name: string) => write("aside_drop", { name });

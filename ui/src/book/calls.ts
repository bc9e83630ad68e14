/** What the book's screens ask of the other side. */
import type { About, BookState, Check } from "../calls.ts";
import { call, write } from "../ipc.svelte.ts";

export type { About, Book, BookState, Check, Refusal } from "../calls.ts";

export const bookState = (): Promise<BookState> => call("book_state", null);
/** A blank book or the sample; none: the person chose no place for it. */
export const newBook = (sample: boolean): Promise<BookState | null> => call("book_new", { sample });
/** A book that exists; none: the person chose none. */
export const openBook = (): Promise<BookState | null> => call("book_open", null);
export const openBackup = (): Promise<BookState> => call("book_open_backup", null);
export const openReadable = (): Promise<BookState> => call("book_open_readable", null);
export const checkBook = (): Promise<Check> => call("book_check", null);
export const backUp = (): Promise<{ path: string } | null> => write("book_backup", null);
export const about = (): Promise<About> => call("about", null);

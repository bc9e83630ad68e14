/** What the book's screens ask of the other side. */
import type * as ipc from "../bindings/ipc.ts";
import type { About, Backups, BookBackup, BookCheck, BookState } from "../calls.ts";
import { call, choose, write } from "../ipc.svelte.ts";

export type { About, Backups, Book, BookCheck, BookState, Refusal } from "../calls.ts";

export const bookState = (): Promise<BookState> => call("book_state", null);
/** What a new book holds. */
export type Holds = ipc.Holds;

/** A new book; none: the person chose no place for it. */
export const newBook = (holds: Holds): Promise<BookState | null> => call("book_new", { holds });
/** A book that exists; none: the person chose none. */
export const openBook = (): Promise<BookState | null> => call("book_open", null);
/** The book that was refused is asked for once more. */
export const openAgain = (): Promise<BookState> => call("book_again", null);
export const checkBook = (): Promise<BookCheck> => call("book_check", null);
/** The lists rebuilt from the entries, and checked. */
export const rebuild = (): Promise<BookCheck> => write("book_rebuild", null);
export const backUp = (): Promise<BookBackup | null> => choose("book_backup", null);
/** The key of this computer, and why nothing is signed where that is so. */
export const thisComputer = (): Promise<ipc.ThisComputer> => call("this_computer", null);
export const about = (): Promise<About> => call("about", null);

/** How a backup differs from now. */
export type BackupCompared = ipc.BackupCompared;

export const listBackups = (): Promise<Backups> => call("backups", null);
export const compareBackup = (name: string): Promise<BackupCompared> => call("backup_compare", { name });
export const restoreBackup = (name: string): Promise<BookState> => write("backup_restore", { name });
/** Where they are kept from now on, as the person chooses. */
export const chooseFolder = (): Promise<Backups> => choose("backup_folder", null);
export const keepBeside = (): Promise<Backups> => call("backup_beside", null);

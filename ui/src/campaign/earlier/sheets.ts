/** A table of games that was saved as a file: its text, whatever program wrote it. */
import { CallFailed } from "../../ipc.svelte.ts";
import { words } from "../../words/words.svelte.ts";

/** Endings of such files. */
export const ENDINGS = ".csv,.tsv,.txt";

/** More than the longest table that is taken has. */
const MOST = 1024 * 1024;

/** Fails with a line to read where it is no text, or more than a table of games. */
export async function textOf(file: File): Promise<string> {
  if (file.size > MOST) throw new CallFailed({ code: "BAD_TABLE", message: words.earlier.tooLong(file.name) });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decoded(bytes);
  // A workbook is packed: it begins as an archive does, and holds what no text holds.
  if (text.includes("\0") || text.startsWith("PK\u0003\u0004")) {
    throw new CallFailed({ code: "BAD_TABLE", message: words.earlier.noText(file.name) });
  }
  return text.replace(/\r\n?/g, "\n").trim();
}

/** By its mark if it has one; else UTF-8, and what is none is what spreadsheets on Windows write. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

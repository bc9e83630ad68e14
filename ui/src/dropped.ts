/** Files that are dropped on the window, as the other side takes them. */

/** More than any file of a warband has; the other side says how much it takes. */
const MOST = 9 * 1024 * 1024;
/** More than a photograph has that is taken. */
export const MOST_OF_A_PICTURE = 21 * 1024 * 1024;
/** Where a picture is dropped for a model; elsewhere a file is read as a warband. */
export const TAKES_PICTURE = "data-takes-picture";
/** Characters made at once. */
const STEP = 8192;

/** Whether something that is dragged over the window is a file. */
export const isFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;

/** A dropped file, its bytes in Base64. What is too long is not read to its end. */
export async function dropped(
  file: File,
  most: number = MOST,
): Promise<{ from: "dropped"; name: string; bytes: string }> {
  const bytes = new Uint8Array(await file.slice(0, most).arrayBuffer());
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += STEP) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + STEP)));
  }
  return { from: "dropped", name: file.name, bytes: btoa(parts.join("")) };
}

/** More files than are read at once; the other side says how many it takes. */
const READ = 40;

/** Files that were dropped, as the other side takes them. Of too many only the names are sent: it refuses them all. */
export async function droppedFiles(files: readonly File[]): Promise<{ name: string; bytes: string }[]> {
  const read: { name: string; bytes: string }[] = [];
  for (const file of files) {
    const { name, bytes } = files.length > READ ? { name: file.name, bytes: "" } : await dropped(file);
    read.push({ name, bytes });
  }
  return read;
}

/** More files than anybody drops at once; the other side says how many it takes. */
const MANY = 1000;

/** The files that were dropped; of a folder those with this ending, however deep. */
export async function allDropped(event: DragEvent, ending: string): Promise<File[]> {
  // What was dropped is gone after the first wait.
  const files = [...(event.dataTransfer?.files ?? [])];
  const items = [...(event.dataTransfer?.items ?? [])];
  const entries = items.map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (!entries.some((entry) => entry.isDirectory)) return files;
  const found: File[] = [];
  for (const entry of entries) await gather(entry, ending, found);
  return found;
}

const isFileEntry = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

async function gather(entry: FileSystemEntry, ending: string, found: File[]): Promise<void> {
  if (found.length >= MANY) return;
  if (isFileEntry(entry)) {
    if (!entry.name.toLowerCase().endsWith(ending)) return;
    found.push(await new Promise<File>((done, fail) => entry.file(done, fail)));
    return;
  }
  if (!isFolder(entry)) return;
  const reader = entry.createReader();
  // A reader gives a part of the folder each time, and nothing at its end.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
    if (part.length === 0) return;
    for (const one of part) await gather(one, ending, found);
  }
}

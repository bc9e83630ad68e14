/** A file that was dropped on the window, as the other side takes it. */
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

/** The file's bytes, each as the character of that number. What is too long is not read to its end. */
export async function dropped(
  file: File,
  most: number = MOST,
): Promise<{ from: "dropped"; name: string; bytes: string }> {
  const bytes = new Uint8Array(await file.slice(0, most).arrayBuffer());
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += STEP) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + STEP)));
  }
  return { from: "dropped", name: file.name, bytes: parts.join("") };
}

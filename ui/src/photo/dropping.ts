/** A file dropped on a part of the window; beside it nothing happens, where the window would otherwise go to the file. */
import type { Attachment } from "svelte/attachments";
import { isFile } from "../dropped.ts";

/** `hovers` hears whether a file is over it, `takes` the first that is let go there. */
export function dropping(hovers: (over: boolean) => void, takes: (file: File) => void): Attachment<HTMLElement> {
  return (element) => {
    const over = (event: DragEvent) => {
      if (!isFile(event)) return;
      event.preventDefault();
      hovers(event.target instanceof Node && element.contains(event.target));
    };
    const leave = () => hovers(false);
    const drop = (event: DragEvent) => {
      hovers(false);
      if (!isFile(event)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file && event.target instanceof Node && element.contains(event.target)) takes(file);
    };
    window.addEventListener("dragover", over);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
    };
  };
}

/** The sign of what happened, engraved on a square of 24: it says of what sort it is before one reads it. */
import type { LifeMoment } from "../calls.ts";

export type LifeKind = LifeMoment["kind"];

export const marks: Record<LifeKind, string> = {
  joined: "M5 21V4h13l-3 4 3 4H5",
  changed: "M4 20l1-5L16 4l4 4L9 19z",
  kit: "M4 10h16v10H4zM4 10l3-5h10l3 5M9 14h6",
  fought: "M5 4l13 13M19 4L6 17M4 15l5 5M20 15l-5 5",
  felled: "M12 3l3 4v9H9V7zM6 16h12M12 16v5",
  fell: "M12 3v12M7 10l5 5 5-5M4 20h16",
  deed: "M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.2-5.6 3.2 1.3-6.2L3 9.5l6.3-.7z",
  survived: "M4 12l6 6L20 6",
  hurt: "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z",
  healed: "M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5z",
  learned: "M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14",
  paid: "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 8v8M9.5 10h5",
  died: "M12 3v18M7 8h10M8 21h8",
  left: "M13 4h6v16h-6M15 12H4M8 8l-4 4 4 4",
};

/** Our own icons, drawn on 24 by 24 with a square pen. */
export const paths = {
  warbands: "M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 20v-4l2-2h6l2 2v4M16 10a2.5 2.5 0 1 0 0-5M16 14h3l2 2v4",
  scenarios: "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14",
  battle:
    "M4 4h16v16H4zM7.6 7.6h.8v.8h-.8zM15.6 7.6h.8v.8h-.8zM11.6 11.6h.8v.8h-.8zM7.6 15.6h.8v.8h-.8zM15.6 15.6h.8v.8h-.8z",
  aftermath: "M5 3h14v18H5zM9 8h6M12 5v6M8 15h8M8 18h5",
  campaign: "M6 21V3M6 4h13l-3 4 3 4H6",
  banner: "M3 4h18M6 4v16l6-4 6 4V4M12 7v6M9.5 9.5h5",
  club: "M3 9h18M5 9v10M19 9v10M7 9V6a2 2 0 1 1 4 0v3M14 9V5h4v4",
  book: "M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14",
  tick: "M4 12l6 6L20 6",
  plus: "M12 4v16M4 12h16",
  minus: "M4 12h16",
  cross: "M5 5l14 14M19 5L5 19",
  print: "M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7z",
  pen: "M4 20l1-5L16 4l4 4L9 19z",
  file: "M6 3h9l4 4v14H6zM14 3v5h5",
  warning: "M12 4L2 20h20zM12 10v5M12 17v1",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5",
  undo: "M9 4L4 9l5 5M5 9h9a5 5 0 0 1 0 10",
  redo: "M15 4l5 5-5 5M19 9h-9a5 5 0 0 0 0 10",
  arrow: "M4 12h15M13 6l6 6-6 6",
  back: "M20 12H5M11 6l-6 6 6 6",
  copy: "M8 8h12v12H8zM4 16V4h12",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 8.5v.5",
  bin: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13",
  ruler: "M3 16L16 3l5 5L8 21zM7 12l2 2M10 9l2 2M13 6l2 2",
  names: "M4 5h16M4 12h10M4 19h13",
  board: "M4 4h16v16H4zM4 8V4h4M16 20h4v-4M9 9h6v6H9z",
  legend: "M4 4h6v6H4zM14 7h6M4 14h6v6H4zM4 20l6-6M14 17h6",
  nearer: "M12 4v16M4 12h16",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l4 2",
  chevron: "M6 9l6 6 6-6",
  more: "M5 12h.5M12 12h.5M19 12h.5",
} as const;

/** The name of an icon. */
export type IconName = keyof typeof paths;

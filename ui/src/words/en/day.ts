/** A day that is typed. */

export const day = {
  hint: "such as 30.11.2026 or 2026-11-30",
  optional: "such as 30.11.2026 or 2026-11-30; may stay empty",
  wrong: (typed: string) => `“${typed}” is not a date: expected one such as 30.11.2026 or 2026-11-30.`,
};

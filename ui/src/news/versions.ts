/** Versions such as `1.12.0`, and which of them came when. */

const parts = (version: string): number[] =>
  version
    .split("-")[0]
    ?.split(".")
    .map((part) => Number.parseInt(part, 10) || 0) ?? [];

/** Below 0: the first came earlier. What follows a hyphen makes no difference: a preview has the news of its version. */
export function compared(one: string, other: string): number {
  const [a, b] = [parts(one), parts(other)];
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    const apart = (a[i] ?? 0) - (b[i] ?? 0);
    if (apart !== 0) return apart;
  }
  return 0;
}

/** Those after one and up to another, the newest first. */
export const between = (all: readonly string[], after: string, upTo: string): string[] =>
  all
    .filter((version) => compared(version, after) > 0 && compared(version, upTo) <= 0)
    .sort((one, other) => compared(other, one));

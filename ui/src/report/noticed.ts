/** What went wrong on the page itself, by its code: what it said, which may name somebody, is not kept. */

/** How many are remembered. */
const MOST = 50;

let codes: string[] = [];

/** Something went wrong. */
export function notice(code: string): void {
  codes = [code, ...codes].slice(0, MOST);
}

/** The codes, the latest first. */
export const noticed = (): readonly string[] => codes;

/** From now on also what nobody caught. */
export function startNoticing(): void {
  addEventListener("error", () => notice("INTERNAL"));
  addEventListener("unhandledrejection", () => notice("INTERNAL"));
}

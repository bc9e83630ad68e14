import { describe, expect, it } from "vitest";
import { cardOf, shownCard } from "../../src/battle/cards.ts";

describe("a playing card", () => {
  it("is read however people write it", () => {
    expect(["as", " 10h", "K\u2666", "2 c", "JD"].map(cardOf)).toEqual(["AS", "10H", "KD", "2C", "JD"]);
  });

  it("is none without a rank or a suit that there is", () => {
    expect(["", "A", "1S", "11H", "10X", "AS AS", "S10"].map(cardOf)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it("is shown with the sign of its suit", () => {
    expect(["10H", "AS", "KD", "2C"].map(shownCard)).toEqual(["10\u2665", "A\u2660", "K\u2666", "2\u2663"]);
  });
});

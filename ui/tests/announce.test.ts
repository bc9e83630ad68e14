import { expect, test, vi } from "vitest";
import { announce, announcements, hush } from "../src/announce.svelte.ts";

const heard = () => Object.values(announcements()).join("");

test("on another screen an old sentence is gone, and one said on leaving is still heard", () => {
  const clock = vi.spyOn(performance, "now");
  clock.mockReturnValue(5_000);
  announce("The book is whole.");
  clock.mockReturnValue(5_200);
  hush();
  expect(heard()).toBe("The book is whole.");
  clock.mockReturnValue(9_000);
  hush();
  expect(heard()).toBe("");
  clock.mockRestore();
});

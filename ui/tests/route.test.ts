// @vitest-environment node
import { expect, test } from "vitest";
import { href, parse } from "../src/route.svelte.ts";

test("an address and its page are each other's", () => {
  expect(href("warbands", "a/1 ü", "7")).toBe("#/warbands/a%2F1%20%C3%BC/7");
  expect(parse(href("warbands", "a/1 ü", "7"))).toEqual({ task: "warbands", id: "a/1 ü", part: "7" });
  expect(parse(href("book"))).toEqual({ task: "book", id: null, part: null });
});

test("what is no address is the first task", () => {
  for (const hash of ["", "#", "#/", "#/nowhere/1", "#/warbands/%E0%A4%A"]) {
    expect(parse(hash)).toEqual({ task: "warbands", id: null, part: null });
  }
});

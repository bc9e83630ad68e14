import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { MapSheet } from "../../src/campaign/calls.ts";
import { links, towards } from "../../src/campaign/map/going.ts";
import Trackers from "../../src/campaign/map/Trackers.svelte";

const zone = (id: string, x: number, y: number, ...neighbours: string[]) => ({ id, at: [x, y], neighbours });
const port = zone("port", 100, 100, "sword", "gate");
const sword = zone("sword", 40, 160, "port", "gate");
const gate = zone("gate", 110, 220, "port", "sword", "trenches");
const trenches = zone("trenches", 220, 180, "gate");
const all = [port, sword, gate, trenches];

test("the arrow keys go to the nearest zone in their direction, and nowhere beyond the last", () => {
  expect(towards(all, port, "ArrowDown")?.id).toBe("gate");
  expect(towards(all, port, "ArrowLeft")?.id).toBe("sword");
  expect(towards(all, gate, "ArrowRight")?.id).toBe("trenches");
  expect(towards(all, gate, "ArrowUp")?.id).toBe("port");
  expect(towards(all, trenches, "ArrowRight")).toBeUndefined();
  expect(towards(all, port, "Enter")).toBeUndefined();
});

test("a link is drawn once, whichever zone names it", () => {
  const drawn = links(all).map(([one, other]) => `${one.id} ${other.id}`);
  expect(drawn.sort()).toEqual(["gate port", "gate sword", "gate trenches", "port sword"]);
});

test("a tier that is built says so in words of its own", () => {
  const buildings = [{ name: "Watchtower", tiers: 1, texts: ["a model set up or down", "two of them"] }];
  const warband = { warband: "w1", name: "The Seventh Redoubt", folly: false, tracks: [], buildings };
  const sheet = { warbands: [warband] } as unknown as MapSheet;
  render(Trackers, { sheet });
  const [built, open] = screen.getAllByText(/^Tier/).map(({ textContent }) => textContent?.trim());
  expect(built).toBe("Tier 1: a model set up or down · built");
  expect(open).toBe("Tier 2: two of them");
});

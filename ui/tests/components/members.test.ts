import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import Members from "../../src/campaign/Members.svelte";

const choir = {
  warband: "choir",
  name: "The Ashen Choir",
  emblem: { faction: "heretic-legions", variant: null, banner: null },
  player: "Ines",
  withdrawn: false,
  paused: false,
  planned: 1,
  held: null,
};
const joiners = [{ id: "famine", name: "The Ninth Famine", faction: "Black Grail" }];

test("disbanding and beginning anew is one button; leaving alone stays another", async () => {
  const [onpause, onwithdraw, onanew] = [vi.fn(), vi.fn(), vi.fn()];
  render(Members, { members: [choir], joiners, locked: false, onpause, onwithdraw, onanew });
  await userEvent.click(screen.getByRole("button", { name: "Withdraw The Ashen Choir" }));
  expect(screen.getByRole("button", { name: "The Ashen Choir leaves" })).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText("Its player begins again with"), "famine");
  await userEvent.click(
    screen.getByRole("button", { name: "Disband The Ashen Choir, begin again with The Ninth Famine" }),
  );
  expect(onanew.mock.calls).toEqual([["choir", { with: "famine", strike: false }]]);
  expect(onwithdraw).not.toHaveBeenCalled();
});

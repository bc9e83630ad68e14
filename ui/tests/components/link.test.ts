import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import SharedLink from "../../src/components/SharedLink.svelte";
import { expectClean } from "../session.ts";

const link = { url: "http://192.168.1.7:4117/#join=abc", qr: { path: "M4 4h7v1h-7z", size: 41 }, code: "QR code: A" };

test("a link is copied by a button that names it", async () => {
  userEvent.setup();
  const { container } = render(SharedLink, { ...link, of: "Looking on", may: "Sees the board." });
  screen.getByRole("img", { name: "QR code: A" });
  await expectClean(container);
  await userEvent.click(screen.getByRole("button", { name: "Copy the link: Looking on" }));
  await screen.findByText("The link is on the clipboard.");
  expect(await navigator.clipboard.readText()).toBe(link.url);
});

test("where the page has no clipboard, the link is selected", async () => {
  userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("not over plain HTTP"));
  render(SharedLink, { ...link, qr: null });
  await userEvent.click(screen.getByRole("button", { name: "Copy the link" }));
  await screen.findByText("The link is selected: copy it.");
  expect(getSelection()?.toString()).toBe(link.url);
});

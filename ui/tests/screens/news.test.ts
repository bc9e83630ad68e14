import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import App from "../../src/App.svelte";
import { tell } from "../../src/news/seen.svelte.ts";
import { expectClean, session } from "../session.ts";

afterEach(() => tell());

test("after an update there is news, said once, and the page Book keeps it", async () => {
  localStorage.setItem("nml.version", "0.0.1");
  session();
  render(App);
  await screen.findByText("No Man’s Ledger is now version 0.1.0.");
  await userEvent.click(screen.getByRole("link", { name: "What’s new" }));
  await screen.findByRole("heading", { name: "What’s new", level: 1 });
  expect(screen.queryByText("No Man’s Ledger is now version 0.1.0.")).toBeNull();
  expect(await screen.findByText("new since you were last here")).toBeTruthy();
  await expectClean();
  expect(localStorage.getItem("nml.version")).toBe("0.1.0");
});

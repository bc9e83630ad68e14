import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import { expectClean, session } from "../session.ts";

test("a report is read before it is saved, and what is saved is what was read", async () => {
  const text = '{\n  "format": "nml.report"\n}\n';
  const asked = session({
    report_look: ({ said }) => ({ text: said ? text.replace("{\n", `{\n  "said": "${said}",\n`) : text }),
    report_save: () => ({ file: "problem 2026-11-29.json", left_out: [] }),
  });
  location.hash = "#/book/report";
  render(App);
  expect((await screen.findByTestId("report")).textContent).toBe(text);
  await expectClean();
  await userEvent.type(screen.getByRole("textbox", { name: "What happened" }), "It stopped");
  await waitFor(() => expect(screen.getByTestId("report").textContent).toContain("It stopped"));
  const shown = screen.getByTestId("report").textContent;
  await userEvent.click(screen.getByRole("button", { name: "Save the report" }));
  await screen.findByText("Saved as problem 2026-11-29.json", { selector: "p" });
  expect(asked.filter(({ name }) => name === "report_save")).toEqual([{ name: "report_save", input: { text: shown } }]);
});

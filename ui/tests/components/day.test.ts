import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import DayField from "../../src/components/DayField.svelte";

test("a day is typed as people type it, and what is none is refused when the field is left", async () => {
  render(DayField, { label: "Day", value: null });
  const field = screen.getByLabelText<HTMLInputElement>("Day");
  await userEvent.type(field, "30.11.2026");
  expect(field.value).toBe("30.11.2026");
  screen.getByText("30 November 2026");
  await userEvent.tab();
  // In words there is no doubt which of its figures is the month.
  expect(field.value).toBe("30 November 2026");
  expect(field.getAttribute("aria-invalid")).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, "31.11.2026");
  expect(screen.queryByText(/is not a date/)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText("“31.11.2026” is not a date: expected one such as 30 November 2026.")).toBeTruthy();
  expect(field.getAttribute("aria-invalid")).toBe("true");
  await userEvent.type(field, "{Backspace}");
  await userEvent.clear(field);
  await userEvent.tab();
  expect(screen.queryByText(/is not a date/)).toBeNull();
});

test("a field for a day counts no letters", () => {
  render(DayField, { label: "Day", value: "2026-11-30" });
  expect(screen.getByLabelText<HTMLInputElement>("Day").value).toBe("30 November 2026");
  expect(screen.queryByTestId("letters-left")).toBeNull();
});

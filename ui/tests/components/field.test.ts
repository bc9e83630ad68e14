import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import Field from "../../src/components/Field.svelte";
import { expectClean } from "../session.ts";

test("a name says how many letters are left before the next one does nothing", async () => {
  render(Field, {
    props: { label: "Name", value: "", maxlength: 12 },
    target: document.body.appendChild(document.createElement("main")),
  });
  const input = screen.getByRole("textbox", { name: "Name" });
  const left = () => screen.queryByTestId("letters-left")?.textContent ?? null;
  expect(left()).toBeNull();
  await userEvent.type(input, "G");
  expect(left()).toBeNull();
  await userEvent.type(input, "or");
  expect(left()).toBe("9 letters left");
  expect(input.getAttribute("aria-describedby")).toBe(screen.getByTestId("letters-left").id);
  await userEvent.type(input, "m the Unburnt");
  expect((input as HTMLInputElement).value).toBe("Gorm the Unb");
  expect(left()).toBe("0 letters left");
  await expectClean();
});

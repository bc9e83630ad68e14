import { render } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { expect, test } from "vitest";
import Table from "../../src/components/Table.svelte";

const rows = createRawSnippet(() => ({
  render: () => `<tr><th scope="row">The Hospice</th><td>4</td><td>won</td></tr>`,
}));
const columns = [{ text: "Warband" }, { text: "VP", num: true }, { text: "Result" }];
const said = (row: Element | null) =>
  [...(row?.querySelectorAll("td") ?? [])].map((cell) => cell.style.getPropertyValue("--of"));

test("in the hand a figure is told by the heading of its column, in a row that came later too", async () => {
  const { container } = render(Table, { caption: "Warbands", columns, children: rows });
  const first = container.querySelector("tbody tr");
  expect(said(first)).toEqual([JSON.stringify("VP\u2002"), '""']);
  const later = first?.cloneNode(true) as HTMLElement;
  for (const cell of later.querySelectorAll("td")) cell.removeAttribute("style");
  first?.after(later);
  await tick();
  expect(said(later)).toEqual(said(first));
});

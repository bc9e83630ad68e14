import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import App from "../../src/App.svelte";
import { layingOf } from "../../src/photo/kept.ts";
import { session, expectClean } from "../session.ts";
import { fresh } from "../fixtures/scenarios.ts";

const flat = "data:image/jpeg;base64,AAAA";
/** What is asked of the canvas, which nobody has here: the corners that a photo was laid flat by. */
const laid = vi.hoisted(() => [] as { x: number; y: number }[][]);

vi.mock("../../src/photo/photograph.ts", () => ({
  photograph: (file: File) =>
    Promise.resolve(
      file.name === "list.txt"
        ? "kind"
        : { canvas: Object.assign(document.createElement("canvas"), { width: 1000, height: 500 }), href: flat },
    ),
}));
vi.mock("../../src/photo/straighten.ts", () => ({
  straightened: (_: HTMLCanvasElement, corners: { x: number; y: number }[]) => {
    laid.push([...corners]);
    return Promise.resolve(flat);
  },
}));

afterEach(() => {
  layingOf("s1").remove();
  laid.length = 0;
});

const photo = new File(["…"], "table.jpg", { type: "image/jpeg" });

async function editor() {
  session({ set_up: () => fresh });
  location.hash = "#/scenarios/s1";
  const { unmount } = render(App);
  await screen.findByRole("heading", { level: 1, name: "Friday" });
  return unmount;
}

const corner = (name: string) => screen.getByRole("button", { name: `Corner in the ${name}` });

const crossed = () => screen.getByTestId("photo-outline").classList.contains("crossed");

async function choose() {
  await fireEvent.change(screen.getByTestId("photo-file"), { target: { files: [photo] } });
  await screen.findByRole("application", { name: "Corners of the table in the photo" });
}

test("a photo is chosen, its corners are set by keyboard, and it lies under the map", async () => {
  await editor();
  screen.getByText("The photo stays on this screen only; the terrain you lay is saved.");
  await choose();
  // The map makes room for it, and the first corner has the focus.
  expect(screen.queryByTestId("board")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(corner("north-west")));
  await expectClean();
  await userEvent.keyboard("{ArrowLeft}{ArrowUp}");
  const [at] = layingOf("s1").corners;
  expect(at.x).toBeCloseTo(0.2 - 0.002, 9);
  // The photo is half as high as it is wide: as far on screen.
  expect(at.y).toBeCloseTo(0.2 - 0.004, 9);
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
  expect(layingOf("s1").corners[0].x).toBeCloseTo(0.218, 9);
  await userEvent.keyboard("{Shift>}{ArrowLeft>40/}{/Shift}");
  expect(layingOf("s1").corners[0].x).toBe(0);

  await userEvent.click(screen.getByRole("button", { name: "Lay it under the map" }));
  const picture = await screen.findByTestId("photo");
  expect(picture.getAttribute("href")).toBe(flat);
  expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["48", "48"]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId("board")));
  // Terrain is drawn over it.
  const [terrain] = document.querySelectorAll("g.terrain");
  expect(terrain && picture.compareDocumentPosition(terrain)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expectClean();
});

test("it follows the pointer, shows as strongly as is wished, turns, and is taken away", async () => {
  await editor();
  await choose();
  const sheet = screen.getByTestId("photo-sheet");
  sheet.getBoundingClientRect = () => new DOMRect(0, 0, 500, 250);
  const south = corner("south-east");
  await fireEvent.pointerDown(south, { button: 0, pointerId: 1, clientX: 400, clientY: 200 });
  await fireEvent.pointerMove(south, { pointerId: 1, clientX: 450, clientY: 225 });
  await fireEvent.pointerUp(south, { pointerId: 1, clientX: 450, clientY: 225 });
  await fireEvent.pointerMove(south, { pointerId: 1, clientX: 0, clientY: 0 });
  const at = layingOf("s1").corners[2];
  expect(at.x).toBeCloseTo(0.9, 9);
  expect(at.y).toBeCloseTo(0.9, 9);
  await userEvent.click(screen.getByRole("button", { name: "Lay it under the map" }));
  await screen.findByTestId("photo");

  await fireEvent.input(screen.getByLabelText(/How strongly it shows/), { target: { value: "30" } });
  expect(screen.getByTestId("photo").getAttribute("opacity")).toBe("0.3");
  const before = laid.at(-1);
  await userEvent.click(screen.getByRole("button", { name: "Turn" }));
  await waitFor(() => expect(laid).toHaveLength(2));
  expect(laid[1]?.[0]).toEqual(before?.[3]);

  await userEvent.click(screen.getByRole("button", { name: "Take the photo away" }));
  expect(screen.queryByTestId("photo")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Choose a photo" })));
});

test("crossed corners say so and are not laid; what was laid before comes back", async () => {
  await editor();
  await choose();
  await userEvent.click(screen.getByRole("button", { name: "Lay it under the map" }));
  await userEvent.click(await screen.findByRole("button", { name: "Set the corners" }));
  await waitFor(() => expect(document.activeElement).toBe(corner("north-west")));
  expect(crossed()).toBe(false);
  await userEvent.keyboard("{Shift>}{ArrowRight>40/}{/Shift}");
  await waitFor(() => expect(crossed()).toBe(true));
  screen.getByText(/without crossing or bending inwards/, { selector: ".in-blood" });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Lay it under the map" }).disabled).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await screen.findByTestId("photo");
  expect(layingOf("s1").corners[0].x).toBe(0.2);
  expect(laid).toHaveLength(1);
});

test("a file that is no picture gets one line", async () => {
  await editor();
  await fireEvent.change(screen.getByTestId("photo-file"), { target: { files: [new File(["a"], "list.txt")] } });
  expect((await screen.findByRole("alert")).textContent.trim()).toBe("list.txt: choose a JPEG, PNG or WebP picture.");
  screen.getByTestId("board");
});

test("a photo is dropped on the map, and lies there still when the set-up is opened again", async () => {
  const close = await editor();
  const drag = { dataTransfer: { types: ["Files"], files: [photo], items: [] } };
  // Beside the map it is nobody's, and the window does not go to it.
  expect(await fireEvent.drop(screen.getByRole("heading", { level: 1, name: "Friday" }), drag)).toBe(false);
  expect(layingOf("s1").photo).toBeNull();
  await fireEvent.drop(screen.getByTestId("board"), {
    dataTransfer: { ...drag.dataTransfer, files: [new File(["a"], "list.txt")] },
  });
  // The answer stands on the map, where it was dropped.
  await userEvent.click(await screen.findByRole("button", { name: "Close" }));
  expect(screen.queryByRole("alert")).toBeNull();
  await fireEvent.drop(screen.getByTestId("board"), drag);
  await userEvent.click(await screen.findByRole("button", { name: "Lay it under the map" }));
  await screen.findByTestId("photo");
  close();
  await editor();
  await screen.findByTestId("photo");
  expect(layingOf("another").photo).toBeNull();
});

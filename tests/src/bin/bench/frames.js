// Body of a WebDriver script: does something to the map for so many seconds, and gives the milliseconds between frames.
const [act, seconds, done] = arguments;
const glass = document.querySelector("[data-testid='board'] .glass");
const { left, top, width, height } = glass.getBoundingClientRect();
const [x, y] = [left + width / 2, top + height / 2];
const mouse = (on, type, at) =>
  on.dispatchEvent(
    new MouseEvent(type, { bubbles: true, cancelable: true, view: window, shiftKey: true, button: 0, ...at }),
  );
const wheel = (deltaY) =>
  glass.dispatchEvent(new WheelEvent("wheel", { bubbles: true, cancelable: true, clientX: x, clientY: y, deltaY }));
const press = (name) => document.querySelector(`[data-testid='${name}']`)?.click();

// A map that is dragged is looked at from near.
if (act === "drag") {
  for (let i = 0; i < 8; i += 1) wheel(-120);
  mouse(glass, "mousedown", { clientX: x, clientY: y });
}
if (act === "replay") press("play");

const times = [];
let [begun, last, n] = [0, 0, 0];
function frame(now) {
  begun ||= now;
  if (last > 0) times.push(now - last);
  last = now;
  n += 1;
  const turn = (n / 40) * Math.PI;
  if (act === "drag") mouse(window, "mousemove", { clientX: x + 150 * Math.sin(turn), clientY: y + 90 * Math.cos(turn) });
  if (act === "zoom") wheel(n % 80 < 40 ? -40 : 40);
  if (now - begun < seconds * 1000) requestAnimationFrame(frame);
  else {
    if (act === "drag") mouse(window, "mouseup", { clientX: x, clientY: y });
    if (act === "replay") press("play");
    document.getElementById("board").dispatchEvent(new KeyboardEvent("keydown", { key: "0", bubbles: true }));
    setTimeout(() => done(times), 300);
  }
}
requestAnimationFrame(frame);

/** How wide something is, told in the frame after it changed: what is drawn by it may change its size again. */

/** Hears the width of an element in pixels, now and whenever it changes. */
export function measured(heard: (width: number) => void) {
  return (element: HTMLElement) => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => heard(element.clientWidth));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    heard(element.clientWidth);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
    };
  };
}

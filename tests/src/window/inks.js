// Body of a WebDriver script: each pairing of ink and ground that the page shows, once. What axe says of the colours of a
// text hangs on these alone: its ink, size and weight, what lies under it down to the first opaque ground, and for a link
// what tells it from the text around.
const styles = new Map();
const styleOf = (element) => {
  if (!styles.has(element)) styles.set(element, getComputedStyle(element));
  return styles.get(element);
};
const clear = /^(transparent|rgba\(.*, 0\))$/;
const opaque = /^rgb\(/;

// What lies under a text: its ancestors, or where one of them floats, whatever is seen at its middle.
function under(element) {
  const grounds = [];
  let floats = false;
  for (let outer = element; outer; outer = outer.parentElement) {
    const { position, backgroundColor, backgroundImage, opacity } = styleOf(outer);
    floats ||= position === "absolute" || position === "fixed";
    if (!clear.test(backgroundColor)) grounds.push(backgroundColor);
    if (backgroundImage !== "none") grounds.push(backgroundImage);
    if (opacity !== "1") grounds.push(`opacity ${opacity}`);
    if (opaque.test(backgroundColor)) break;
  }
  if (!floats) return grounds;
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = document.elementsFromPoint(left + width / 2, top + height / 2);
  const there = seen.flatMap((one) => [styleOf(one).backgroundColor, styleOf(one).backgroundImage]);
  return [...grounds, "over", ...there.filter((ground) => ground !== "none" && !clear.test(ground))];
}

const pairings = new Set();
const looked = new Set();
function look(element) {
  if (!element || looked.has(element) || !element.checkVisibility()) return;
  looked.add(element);
  const { color, fontSize, fontWeight, textShadow } = styleOf(element);
  const pairing = [color, fontSize, fontWeight, textShadow, ...under(element)];
  const link = element.closest("a");
  if (link?.parentElement) pairing.push("link", styleOf(link).textDecorationLine, styleOf(link.parentElement).color);
  pairings.add(pairing.join(" | "));
}
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (texts.nextNode()) if (texts.currentNode.data.trim()) look(texts.currentNode.parentElement);
document.querySelectorAll("input, textarea, select").forEach(look);
return [...pairings];

// Body of a WebDriver script: runs axe, which is there already, and hands over what it found.
const [options, done] = arguments;

// axe leaves the contrast open where a line of text is taller than the box with its ground (a heading set tight does
// that). Then the ground is the nearest one among the ancestors.
function contrast(node) {
  const { color } = axe.commons;
  const element = document.querySelector(node.target[0]);
  const { messageKey, expectedContrastRatio } = node.any[0]?.data ?? {};
  if (!element || messageKey !== "elmPartiallyObscured") return null;
  const parse = (text) => {
    const parsed = new color.Color();
    parsed.parseString(text);
    return parsed;
  };
  const grounds = [];
  for (let outer = element; outer; outer = outer.parentElement) {
    const ground = parse(getComputedStyle(outer).backgroundColor);
    grounds.push(ground);
    if (ground.alpha === 1) break;
  }
  const ground = grounds.reverse().reduce((below, above) => color.flattenColors(above, below), parse("#fff"));
  const ink = color.flattenColors(parse(getComputedStyle(element).color), ground);
  const ratio = color.getContrast(ground, ink);
  return ratio < parseFloat(expectedContrastRatio)
    ? `${node.target.join(" ")}: contrast ${ratio.toFixed(2)}, expected ${expectedContrastRatio}`
    : null;
}

axe.run(document, { ...options, resultTypes: ["violations", "incomplete"] }).then(
  ({ violations, incomplete, passes }) => {
    const broken = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary}`),
    }));
    for (const { id, help, nodes } of incomplete.filter((rule) => rule.id === "color-contrast")) {
      const faint = nodes.map(contrast).filter((line) => line !== null);
      if (faint.length > 0) broken.push({ id, help, nodes: faint });
    }
    done({ passed: passes.length, broken });
  },
  (error) => done({ error: String(error) }),
);

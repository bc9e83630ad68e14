/**
 * Every visible string stands in the catalogue, `src/words/en`. This rule finds those that do not: text in the
 * markup, names for readers, and words handed to a component.
 */

/** Attributes whose value is seen or read aloud. */
const SPOKEN = new Set([
  "aria-label",
  "aria-description",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "alt",
  "label",
  "placeholder",
  "title",
]);

/** Properties of our components that are words by their name. */
const WORDED = new Set([...SPOKEN, "heading", "hint", "lead", "name", "note", "reason", "sentence", "text", "unit"]);

/** @param {string} text */
const hasLetters = (text) => /\p{L}/u.test(text);

/**
 * The literals that an expression may put on screen; what it only compares or passes to a function is not looked at.
 * @param {any} node
 * @returns {any[]}
 */
function shown(node) {
  switch (node?.type) {
    case "Literal":
      return typeof node.value === "string" && hasLetters(node.value) ? [node] : [];
    case "TemplateLiteral":
      return node.quasis.some((/** @type {any} */ part) => hasLetters(part.value.cooked ?? "")) ? [node] : [];
    case "ConditionalExpression":
      return [...shown(node.consequent), ...shown(node.alternate)];
    case "LogicalExpression":
      return [...shown(node.left), ...shown(node.right)];
    case "BinaryExpression":
      return node.operator === "+" ? [...shown(node.left), ...shown(node.right)] : [];
    case "TSAsExpression":
    case "TSNonNullExpression":
      return shown(node.expression);
    default:
      return [];
  }
}

/** @type {import("eslint").Rule.RuleModule} */
const inTheCatalogue = {
  meta: {
    type: "problem",
    schema: [],
    messages: { literal: "“{{text}}” is a visible string: it belongs in src/words/en." },
  },
  create(context) {
    /** @param {any} node */
    const report = (node) => {
      const text = context.sourceCode.getText(node).trim().slice(0, 40);
      context.report({ node, messageId: "literal", data: { text } });
    };
    /** @param {any} attribute */
    const isSpoken = (attribute) => {
      const name = attribute.key?.name;
      const element = attribute.parent?.parent;
      return SPOKEN.has(name) || (element?.kind === "component" && WORDED.has(name));
    };
    return {
      /** @param {any} node */
      SvelteText(node) {
        const element = node.parent;
        if (element?.type === "SvelteStyleElement" || element?.type === "SvelteScriptElement") return;
        if (hasLetters(node.value.replace(/&[a-z]+;/gi, ""))) report(node);
      },
      /** @param {any} node */
      SvelteMustacheTag(node) {
        const parent = node.parent;
        const isText = parent?.type !== "SvelteAttribute" && parent?.type !== "SvelteStyleDirective";
        if (isText || isSpoken(parent)) shown(node.expression).forEach(report);
      },
      /** @param {any} node */
      SvelteAttribute(node) {
        if (!isSpoken(node)) return;
        for (const part of node.value) {
          if (part.type === "SvelteLiteral" && hasLetters(part.value)) report(part);
        }
      },
    };
  },
};

export default { rules: { "in-the-catalogue": inTheCatalogue } };

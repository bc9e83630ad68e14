// Body of a WebDriver script: the visible elements that the first argument (a `By`) describes.
const NATIVE = {
  article: "article",
  banner: "header",
  button: "button, summary, input[type=button], input[type=submit]",
  cell: "td",
  checkbox: "input[type=checkbox]",
  columnheader: "thead th, th[scope=col]",
  combobox: "select:not([multiple])",
  complementary: "aside",
  dialog: "dialog",
  figure: "figure",
  group: "fieldset, details",
  heading: "h1, h2, h3, h4, h5, h6",
  img: "img",
  link: "a[href]",
  list: "ul, ol",
  listitem: "li",
  main: "main",
  meter: "meter",
  navigation: "nav",
  option: "option",
  progressbar: "progress",
  radio: "input[type=radio]",
  region: "section",
  row: "tr",
  rowheader: "th[scope=row]",
  searchbox: "input[type=search]",
  slider: "input[type=range]",
  spinbutton: "input[type=number]",
  status: "output",
  table: "table",
  textbox: "input:not([type]), input[type=text], textarea",
};

const fold = (text) => (text ?? "").replace(/\s+/g, " ").trim();

const visible = (element) =>
  (element.checkVisibility?.({ visibilityProperty: true }) ?? true) && element.getClientRects().length > 0;

// The name from content, as a screen reader makes it: what is hidden from it does not count.
function content(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true") return "";
  if (getComputedStyle(node).display === "none" || getComputedStyle(node).visibility === "hidden") return "";
  const own = node.getAttribute("aria-label") ?? node.getAttribute("alt");
  if (own !== null) return ` ${own} `;
  const inner = [...node.childNodes].map(content).join("");
  return getComputedStyle(node).display.startsWith("inline") ? inner : ` ${inner} `;
}

function nameOf(element) {
  const labelledby = element.getAttribute("aria-labelledby");
  if (labelledby) {
    const parts = labelledby.split(/\s+/).map((id) => document.getElementById(id));
    return fold(parts.map((part) => (part ? (part.getAttribute("aria-label") ?? part.textContent) : "")).join(" "));
  }
  const label = element.getAttribute("aria-label");
  if (label) return fold(label);
  if (element.labels?.length > 0) return fold([...element.labels].map(content).join(" "));
  if (element.matches("input[type=button], input[type=submit]")) return fold(element.value);
  if (element.matches("input, select, textarea")) return fold(element.title || element.placeholder);
  if (element.matches("fieldset")) return fold(element.querySelector(":scope > legend")?.textContent);
  if (element.matches("table")) return fold(element.querySelector(":scope > caption")?.textContent ?? element.title);
  return fold(content(element)) || fold(element.getAttribute("title"));
}

function find(by) {
  const outer = by.within ? find(by.within)[0] : document;
  if (!outer) return [];
  switch (by.kind) {
    case "css":
      return [...outer.querySelectorAll(by.selector)].filter(visible);
    case "role": {
      const asked = `[role~="${by.role}"]`;
      const selector = NATIVE[by.role] ? `${NATIVE[by.role]}, ${asked}` : asked;
      return [...outer.querySelectorAll(selector)].filter((element) => {
        const role = element.getAttribute("role");
        if (role && role.split(/\s+/)[0] !== by.role) return false;
        if (!visible(element)) return false;
        if (by.name === "") return true;
        const name = nameOf(element);
        return by.part ? name.includes(by.name) : name === by.name;
      });
    }
    case "text": {
      const all = [...outer.querySelectorAll("*")].filter(
        (element) => fold(element.textContent) === by.text && visible(element),
      );
      return all.filter((element) => !all.some((other) => other !== element && element.contains(other)));
    }
    default:
      throw new Error(`no way to find by ${by.kind}`);
  }
}

return find(arguments[0]);

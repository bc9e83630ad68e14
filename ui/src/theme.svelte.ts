/** Light or dark: the system's choice until the reader makes one. */

/** What can be chosen. */
export const themes = ["system", "light", "dark"] as const;

/** A choice of theme. */
export type Theme = (typeof themes)[number];

const KEY = "nml.theme";
const dark = matchMedia("(prefers-color-scheme: dark)");

let chosen = $state<Theme>(remembered());

function remembered(): Theme {
  try {
    const value = localStorage.getItem(KEY);
    return themes.find((one) => one === value) ?? "system";
  } catch {
    return "system";
  }
}

function show(): void {
  const shown = chosen === "system" ? (dark.matches ? "dark" : "light") : chosen;
  document.documentElement.dataset.theme = shown;
}

/** The choice in force. */
export function theme(): Theme {
  return chosen;
}

/** Chooses, and remembers it on this machine. */
export function setTheme(to: Theme): void {
  chosen = to;
  try {
    localStorage.setItem(KEY, to);
  } catch {
    // A window that may not remember still shows the choice.
  }
  show();
}

/** Shows the choice and follows the system; called once, before the first picture. */
export function startTheme(): void {
  show();
  dark.addEventListener("change", show);
}

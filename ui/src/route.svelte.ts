/** Where the window is: `#/task/id/part`, so that back and forward work and a page can be named. */

/** The tasks of the rail, in order. */
export const tasks = ["warbands", "scenarios", "battle", "aftermath", "campaign", "club", "book", "find"] as const;

/** A task of the rail. */
export type Task = (typeof tasks)[number];

/** A page: a task, what is open in it, and which part of that. */
export interface Route {
  task: Task;
  id: string | null;
  part: string | null;
}

/** Reads an address; an unknown one is the first task. */
export function parse(hash: string): Route {
  const [task, id, part] = hash
    .replace(/^#\/?/, "")
    .split("/")
    .map((piece) => safely(piece));
  const known = tasks.find((one) => one === task);
  return known ? { task: known, id: id || null, part: part || null } : { task: "warbands", id: null, part: null };
}

function safely(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return "";
  }
}

/** The address of a page. */
export function href(task: Task, id?: string | null, part?: string | null): string {
  return ["#", task, id, part]
    .filter((piece) => piece)
    .map((piece) => (piece === "#" ? piece : encodeURIComponent(piece as string)))
    .join("/");
}

const current = $state<Route>({ task: "warbands", id: null, part: null });

/** Reads the address that the window was opened on. */
export function arrive(): void {
  Object.assign(current, parse(location.hash));
}

/** The page on screen. */
export function route(): Route {
  return current;
}

/** Goes to a page. */
export function go(task: Task, id?: string | null, part?: string | null): void {
  location.hash = href(task, id, part);
}

/** Follows the address until the returned function is called; `moved` hears of each change. */
export function follow(moved: (route: Route) => void): () => void {
  const listen = () => {
    arrive();
    moved(current);
  };
  addEventListener("hashchange", listen);
  return () => removeEventListener("hashchange", listen);
}

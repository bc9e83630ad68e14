/** What a component would show, each time it changes. */
export function shown(what: () => string, seen: string[]): () => void {
  return $effect.root(() => {
    $effect(() => {
      seen.push(what());
    });
  });
}

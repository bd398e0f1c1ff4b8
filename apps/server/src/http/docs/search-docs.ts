interface Searched {
  /** What it is found by. */
  text: string
}

/** Those that have each of the words; all where nothing is asked for. */
export function searchDocs<Item extends Searched>(items: readonly Item[], asked: string): Item[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
  return items.filter(({ text }) => words.every(word => text.includes(word)))
}

/** The same numbers from 0 to 1 for the same seed: a night can be lived through again. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map(item => ({ item, at: random() }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ item }) => item)
}

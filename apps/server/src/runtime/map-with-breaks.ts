import { setImmediate as nextTurn } from 'node:timers/promises'

const stretchMs = 20

/** Maps a long list, and lets other requests have their turn every 20 milliseconds. */
export async function mapWithBreaks<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  let breakAtMs = performance.now() + stretchMs
  for (const [index, item] of items.entries()) {
    results.push(work(item, index))
    if (performance.now() < breakAtMs) continue
    await nextTurn()
    breakAtMs = performance.now() + stretchMs
  }
  return results
}

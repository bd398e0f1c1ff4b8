/** The word that was probably meant: at most a third of its letters differ. */
export function closestWord(word: string, candidates: readonly string[]): string | undefined {
  const mostOf = (candidate: string) => Math.max(1, candidate.length / 3)
  // Each letter too many is an edit: what is far longer or shorter needs no table, however long it is.
  const near = candidates.filter(each => Math.abs(each.length - word.length) <= mostOf(each))
  const distances = near.map(candidate => ({ candidate, distance: countEdits(word, candidate) }))
  const [best] = distances.toSorted((a, b) => a.distance - b.distance)
  return best && best.distance <= mostOf(best.candidate) ? best.candidate : undefined
}

export function suggest(word: string, candidates: readonly string[]): string {
  const closest = closestWord(word, candidates)
  return closest === undefined ? '' : ` (did you mean ${closest}?)`
}

/** Levenshtein's distance, with one row of the table at a time. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...to].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

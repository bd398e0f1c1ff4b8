/** One's own games first, then all others; each appears once. */
export function ownFirst<Game extends { id: number }>(own: readonly Game[], all: readonly Game[]): Game[] {
  const ids = new Set(own.map(({ id }) => id))
  return [...own, ...all.filter(({ id }) => !ids.has(id))]
}

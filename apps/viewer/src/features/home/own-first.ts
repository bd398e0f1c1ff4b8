/** One's own lead, then all others; each stands there once. */
export function ownFirst<Game extends { id: number }>(own: readonly Game[], all: readonly Game[]): Game[] {
  const ids = new Set(own.map(({ id }) => id))
  return [...own, ...all.filter(({ id }) => !ids.has(id))]
}

export interface OnAirGame {
  id: number
  /** Free, or how it is paid for. */
  type: string
  ends_at: Date
  /** Ours was sending already, before a restart or a moment ago. */
  hasOurCamera: boolean
}

/** One game that everybody may watch and one that is paid; a game that is on air stays on air until the end. */
export function chooseOnAir<Game extends OnAirGame>(games: readonly Game[]): Game[] {
  const inOrder = games.toSorted(
    (a, b) =>
      Number(b.hasOurCamera) - Number(a.hasOurCamera) ||
      b.ends_at.getTime() - a.ends_at.getTime() ||
      a.id - b.id,
  )
  const free = inOrder.find(({ type }) => type === 'free')
  const paid = inOrder.find(({ type }) => type === 'paid' || type === 'ppv')
  return [free, paid].filter(game => game !== undefined)
}

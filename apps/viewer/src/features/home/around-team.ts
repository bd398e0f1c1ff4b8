import type { TeamStanding } from '@grandstand/contract'

const mostShown = 5

interface PlacedTeam {
  row: TeamStanding
  /** From 1, the best. */
  place: number
}

/** A team with its neighbours, as many as stand in a glance. */
export function aroundTeam(rows: readonly TeamStanding[], teamId: number): PlacedTeam[] {
  const own = rows.findIndex(({ participant_id }) => participant_id === teamId)
  const first = Math.max(0, Math.min(own - Math.floor(mostShown / 2), rows.length - mostShown))
  return rows.slice(first, first + mostShown).map((row, at) => ({ row, place: first + at + 1 }))
}

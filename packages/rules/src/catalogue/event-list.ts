import type { StreamStatus } from './event-status.ts'

/** The next comes first; of finished events, the latest. Lists of everything begin with the latest too. */
export function defaultSortDirection(status: StreamStatus | undefined): 'asc' | 'desc' {
  return status === 'upcoming' || status === 'live' ? 'asc' : 'desc'
}

/** Away comes before home; a third participant and more keep their order between them. */
export function orderParticipants<Team extends { participant_id: number; position: number }>(
  teams: readonly Team[],
  homeTeamId: number | null,
): Team[] {
  const rank = (team: Team) => (team.participant_id === homeTeamId ? 1 : 0)
  return teams.toSorted((a, b) => rank(a) - rank(b) || a.position - b.position)
}

/** The words of a search; more than a few narrow nothing further. */
export function searchWords(text: string): string[] {
  return text
    .split(/[\s@]+/)
    .filter(word => word !== '')
    .slice(0, 6)
}

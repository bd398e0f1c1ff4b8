import type { TeamRecord } from '@grandstand/contract'

interface PlayedGame {
  event_id: number
  teams: readonly { participant_id: number; score: number | null }[]
}

/** As many as one looks back at. */
const latestGames = 5

type Played = TeamRecord['latest'][number]

/** Of finished games, the newest first. One without a result, or of more than two teams, is neither won nor lost. */
export function countRecord(
  teamId: number,
  games: readonly PlayedGame[],
  fewestWin: boolean,
): TeamRecord | null {
  const played = games.flatMap(game => readResult(teamId, game, fewestWin) ?? [])
  if (played.length === 0) return null
  const count = (wanted: Played['result']) => played.filter(({ result }) => result === wanted).length
  return {
    won: count('won'),
    lost: count('lost'),
    tied: count('tied'),
    latest: played.slice(0, latestGames),
  }
}

function readResult(teamId: number, { event_id, teams }: PlayedGame, fewestWin: boolean): Played | null {
  const own = teams.find(({ participant_id }) => participant_id === teamId)
  const other = teams.find(({ participant_id }) => participant_id !== teamId)
  if (teams.length !== 2 || !own || !other || own.score === null || other.score === null) return null
  const ahead = (own.score - other.score) * (fewestWin ? -1 : 1)
  return {
    event_id,
    opponent_id: other.participant_id,
    result: ahead === 0 ? 'tied' : ahead > 0 ? 'won' : 'lost',
    own_score: own.score,
    opponent_score: other.score,
  }
}

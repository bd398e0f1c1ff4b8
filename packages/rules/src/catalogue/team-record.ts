import type { TeamRecord, TeamStanding } from '@grandstand/contract'

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

/** Of the teams that have played, the best first: who won the larger share of its games, a tie being half; of equals, who won more. */
export function rankTeams(
  teamIds: readonly number[],
  games: readonly PlayedGame[],
  fewestWin: boolean,
): TeamStanding[] {
  const ofTeams = Map.groupBy(
    games.flatMap(game => game.teams.map(({ participant_id }) => ({ participant_id, game }))),
    ({ participant_id }) => participant_id,
  )
  const share = ({ won, lost, tied }: TeamStanding) => (won + tied / 2) / (won + lost + tied)
  return teamIds
    .flatMap(id => {
      const record = countRecord(
        id,
        (ofTeams.get(id) ?? []).map(({ game }) => game),
        fewestWin,
      )
      if (!record) return []
      const { won, lost, tied } = record
      return [{ participant_id: id, won, lost, tied }]
    })
    .toSorted((one, other) => share(other) - share(one) || other.won - one.won)
}

import type { calls, Reply } from '@grandstand/contract'
import { rankTeams } from '@grandstand/rules'
import { wholeList } from '../../runtime/lists.ts'
import { listPlayedGames } from './team-record-store.ts'
import { type AskedTeam, openTeamSeason, type SeasonContext } from './team-season.ts'

/** Of a sport that nobody named there is no league. */
export async function listStandings(
  ctx: SeasonContext,
  asked: AskedTeam,
): Promise<Reply<typeof calls.listStandings>> {
  const season = await openTeamSeason(ctx, asked)
  const { sport, gender } = season?.team.properties ?? {}
  if (!season || sport == null) return wholeList([])
  const { roster, since, fewestWin } = season
  const rivals = [...roster.teams.values()].filter(
    ({ properties }) => properties.sport === sport && properties.gender === gender,
  )
  const ids = rivals.map(({ id }) => id)
  const games = await listPlayedGames(ctx.db, asked.channel.id, ids, since)
  // A game against somebody of another sport or channel says nothing about this one.
  const own = games.filter(({ teams }) => teams.every(({ participant_id }) => ids.includes(participant_id)))
  return wholeList(rankTeams(ids, own, fewestWin))
}

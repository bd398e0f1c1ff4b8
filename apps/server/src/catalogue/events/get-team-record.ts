import type { calls, Reply } from '@grandstand/contract'
import { countRecord } from '@grandstand/rules'
import { listPlayedGames } from './team-record-store.ts'
import { type AskedTeam, openTeamSeason, type SeasonContext } from './team-season.ts'

export async function getTeamRecord(
  ctx: SeasonContext,
  asked: AskedTeam,
): Promise<Reply<typeof calls.getTeamRecord>> {
  const season = await openTeamSeason(ctx, asked)
  if (!season) return { record: null }
  const { team, since, fewestWin } = season
  const games = await listPlayedGames(ctx.db, asked.channel.id, [team.id], since)
  return { record: countRecord(team.id, games, fewestWin) }
}

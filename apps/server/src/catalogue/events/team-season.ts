import { isFewestWin } from '@grandstand/rules'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { EventCaller } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { archiveStart } from './read-filter.ts'

export type SeasonContext = Pick<Context, 'db' | 'now' | 'rosters'>
export type AskedTeam = Reader & { session: EventCaller; params: { id: number } }

/** A season of schools is shorter, and the one before ended longer ago. */
const seasonMs = 300 * 24 * 3_600_000

/** What a season is summed up by; null for a caller who hides scores: a sum of results tells each of them that is not known yet. */
export async function openTeamSeason(ctx: SeasonContext, asked: AskedTeam) {
  const { channel, session, params } = asked
  const roster = await ctx.rosters.get(asked)
  const team = roster.teams.get(params.id)
  if (!team) throw new CallError('not_found')
  if ((await session.shownScores()) !== 'all') return null
  const since = new Date(Math.max(ctx.now().getTime() - seasonMs, archiveStart(channel).getTime()))
  const line = roster.categoryLines.get(team.properties.sport ?? 0) ?? []
  const sports = line.flatMap(id => roster.known.categories.get(id) ?? [])
  return { roster, team, since, fewestWin: isFewestWin(sports) }
}

import type { calls, Reply } from '@grandstand/contract'
import { countRecord, isFewestWin } from '@grandstand/rules'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { EventCaller } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { archiveStart } from './read-filter.ts'
import { listPlayedGames } from './team-record-store.ts'

/** A season of schools is shorter, and the one before ended longer ago. */
const seasonMs = 300 * 24 * 3_600_000

export async function getTeamRecord(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  asked: Reader & { session: EventCaller; params: { id: number } },
): Promise<Reply<typeof calls.getTeamRecord>> {
  const { channel, session, params } = asked
  const roster = await ctx.rosters.get(asked)
  const team = roster.teams.get(params.id)
  if (!team) throw new CallError('not_found')
  // A sum of results tells each of them that is not known yet.
  if ((await session.shownScores()) !== 'all') return { record: null }
  const since = Math.max(ctx.now().getTime() - seasonMs, archiveStart(channel).getTime())
  const games = await listPlayedGames(ctx.db, channel.id, team.id, new Date(since))
  const line = roster.categoryLines.get(team.properties.sport ?? 0) ?? []
  const sports = line.flatMap(id => roster.known.categories.get(id) ?? [])
  return { record: countRecord(team.id, games, isFewestWin(sports)) }
}

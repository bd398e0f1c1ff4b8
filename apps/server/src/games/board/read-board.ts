import { type Board, boardTap } from '@grandstand/contract'
import { findScoring, readClock } from '@grandstand/rules'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findBoardRow, type KeptTap, listScorings } from './board-store.ts'

/** The board with its sport's points, periods and clock. */
export async function readBoard(
  ctx: Pick<Context, 'rosters'> & { db: Db | Tx },
  reader: Reader,
  eventId: number,
) {
  const found = await findBoardRow(ctx.db, reader.channel.id, eventId)
  if (!found) throw new CallError('not_found')
  const roster = await ctx.rosters.get(reader)
  const line = [found.categoryId, ...(roster.categoryLines.get(found.categoryId) ?? [])]
  const own = await listScorings(ctx.db, reader.channel.id, line)
  const scoring = findScoring(
    line.map(id => ({ alias: roster.known.categories.get(id)?.alias ?? '', scoring: own.get(id) ?? null })),
  )
  const startMs = scoring.counts === 'down' ? scoring.periodMinutes * 60_000 : 0
  const clock = { ms: found.state.clock.ms ?? startMs, since: found.state.clock.since }
  return { ...found, roster, scoring, startMs, state: { ...found.state, clock } }
}

export function describeBoard(
  { version, last, state, scoring, startMs, roster }: Awaited<ReturnType<typeof readBoard>>,
  { now, caller }: { now: Date; caller: string },
): Board {
  const teams = state.scores.flatMap(({ participant_id, score }) => {
    const team = roster.known.teams.get(participant_id)
    if (!team) return []
    const { id, name, card_name, images, color } = team
    return [{ id, name, short_name: card_name, image_url: images[0]?.url ?? null, color, score }]
  })
  return {
    version,
    name: teams.map(({ name }) => name).join(' @ '),
    teams,
    period: state.period,
    clock: {
      ms: readClock(state.clock, scoring.counts, now),
      is_running: state.clock.since !== null,
      counts: scoring.counts,
      start_ms: startMs,
    },
    can_undo: last !== undefined,
    last_tap: last ? describeTap(last, caller) : null,
    points: [...scoring.points],
    kinds: scoring.points.map(points => scoring.kinds[points] ?? null),
    periods: [...scoring.periods],
  }
}

function describeTap({ tap: stored, by }: KeptTap, caller: string): Board['last_tap'] {
  const tap = boardTap.parse(stored)
  // No undo is taken back.
  if (tap.type === 'undo') return null
  return {
    type: tap.type,
    team_id: 'participant_id' in tap ? tap.participant_id : null,
    points: tap.type === 'points' ? tap.points : null,
    period: tap.type === 'period' ? tap.period : null,
    by: by === caller ? null : by,
  }
}

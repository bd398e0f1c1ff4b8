import type { calls, Reply } from '@grandstand/contract'
import { listBoardMoments as listMoments, writeClock, writePeriod } from '@grandstand/rules'
import { getEvent, listScoreChanges } from '../../catalogue/events/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { wholeList } from '../../runtime/lists.ts'
import { listTaps } from './board-store.ts'
import { keepReached, type Reached } from './keep-reached.ts'
import { readBoard } from './read-board.ts'

export async function listBoardMoments(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  asked: Reader & { session: Session; params: { id: number }; query: Reached },
): Promise<Reply<typeof calls.listBoardMoments>> {
  const event = await getEvent(ctx, asked)
  const { id } = event
  const [scored, taps, board] = await Promise.all([
    listScoreChanges(ctx.db, asked.channel.id, id),
    listTaps(ctx.db, asked.channel.id, id),
    readBoard(ctx, asked, id),
  ])
  const periods = taps.map(({ at }, index) => {
    // What a tap has made is what the next one found.
    const next = taps[index + 1]?.before
    const clock = next && {
      ...next.clock,
      since: next.clock.since === null ? null : new Date(next.clock.since),
    }
    const state = next && clock ? { period: next.period, clock } : board.state
    return {
      at,
      period: writePeriod(state, board.startMs),
      clock: writeClock(state.clock, board.scoring.counts),
    }
  })
  // Of a game that nobody taps, the scores alone tell where it was.
  const told = scored.flatMap(({ at, period }) => (period === null ? [] : [{ at, period, clock: null }]))
  const moments = listMoments(scored, periods.length > 0 ? periods : told)
  return wholeList(keepReached(event, asked.query, moments))
}

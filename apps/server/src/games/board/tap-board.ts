import type { Board, Body, Query, studioCalls } from '@grandstand/contract'
import { applyTap, type BoardState, findScoreKind, writeClock, writePeriod } from '@grandstand/rules'
import { lockEvent, updateEvent } from '../../catalogue/events/index.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findLastTap, findNewestTime, hasTap, insertTap, markUndone, writeBoard } from './board-store.ts'
import { describeBoard, readBoard } from './read-board.ts'
import { takeBack } from './take-back.ts'

interface Input extends OperatorCallById {
  query: Query<typeof studioCalls.tapBoard>
  body: Body<typeof studioCalls.tapBoard>
}

/**
 * A tap counts once, and on the board that was seen: its key identifies a repeat after a lost answer. If two people saw
 * the same goal, the second one learns that the board has changed.
 */
export async function tapBoard(ctx: Pick<Context, 'db' | 'now' | 'rosters'>, asked: Input): Promise<Board> {
  const { channel, params, query } = asked
  const reader = { channel, language: query.language ?? channel.settings.language }
  return ctx.db.transaction(async tx => {
    const own = { db: tx, now: ctx.now, rosters: ctx.rosters }
    // Taps of one event come one after the other, from however many phones and processes.
    await lockEvent(tx, channel.id, params.id)
    const seen = await readBoard(own, reader, params.id)
    if (!(await hasTap(tx, channel.id, params.id, asked.body.key))) await count(own, asked, seen)
    const board = await readBoard(own, reader, params.id)
    return describeBoard(board, { now: ctx.now(), caller: asked.session.operator.name })
  })
}

type Seen = Awaited<ReturnType<typeof readBoard>>

async function count(
  ctx: Pick<Context, 'now'> & { db: Tx },
  { channel, session, params, body, ip }: Input,
  seen: Seen,
): Promise<void> {
  if (seen.isCancelled || seen.version !== body.version) throw new CallError('conflict')
  const at = await chooseTime(ctx, channel.id, params.id, body.ago_ms)
  const state = await change(ctx, channel.id, params.id, { body, seen, at })
  if (!state) throw new CallError('conflict')
  const shownPeriod = writePeriod(state, seen.startMs)
  await updateEvent(ctx, channel.id, params.id, {
    scores: state.scores.map(each => ({ ...each, kind: findScoreKind(seen.scoring, body.tap) })),
    scoredAt: at,
    period: shownPeriod,
    clock: writeClock(state.clock, seen.scoring.counts),
  })
  await writeBoard(ctx.db, channel.id, params.id, { version: seen.version + 1, state, shownPeriod })
  await insertTap(ctx.db, channel.id, params.id, {
    key: body.key,
    tap: body.tap,
    by: session.operator.name || null,
    at,
    before: {
      ...seen.state,
      clock: { ms: seen.state.clock.ms, since: seen.state.clock.since?.getTime() ?? null },
    },
  })
  await recordChannelAction(
    ctx,
    { channel, session, ip },
    { action: 'tap_board', target: { type: 'event', id: params.id }, details: { ...body.tap } },
  )
}

async function change(
  { db }: { db: Tx },
  channelId: number,
  eventId: number,
  { body: { tap }, seen, at }: { body: Input['body']; seen: Seen; at: Date },
): Promise<BoardState | null> {
  const { counts } = seen.scoring
  if (tap.type !== 'undo') return applyTap(seen.state, tap, { counts, startMs: seen.startMs, at })
  const last = await findLastTap(db, channelId, eventId)
  if (!last) return null
  await markUndone(db, channelId, last.id)
  return takeBack(seen.state, last)
}

/** By the time of the picture, and never before a tap that counts already. */
async function chooseTime(
  ctx: Pick<Context, 'now'> & { db: Tx },
  channelId: number,
  eventId: number,
  agoMs: number,
): Promise<Date> {
  const newest = await findNewestTime(ctx.db, channelId, eventId)
  return new Date(Math.max(newest?.getTime() ?? 0, ctx.now().getTime() - agoMs))
}

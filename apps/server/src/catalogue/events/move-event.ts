import { streamStatuses } from '@grandstand/contract'
import {
  checkEventMove,
  chooseNewEnd,
  type EventMover,
  type MoveRefusal,
  type StreamStatus,
} from '@grandstand/rules'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { recordEventChanges } from './event-change-store.ts'
import { lockEvent, setStatus, setTimes } from './event-write-store.ts'
import { reportMove } from './report-move.ts'

const streamStatus = z.enum(streamStatuses)

/** Null if it has moved, or was already there: repeating a move is not a mistake. */
export async function moveEvent(
  ctx: Pick<Context, 'now'> & { db: Db | Tx },
  channelId: number,
  eventId: number,
  { to, by }: { to: StreamStatus; by: EventMover },
): Promise<MoveRefusal | null> {
  return ctx.db.transaction(async tx => {
    const row = await lockEvent(tx, channelId, eventId)
    if (!row) throw new CallError('not_found')
    const now = ctx.now()
    const from = streamStatus.parse(row.stream_status)
    if (from === to) return null
    const refusal = checkEventMove({ ...row, stream_status: from }, to, by, now)
    if (refusal) return refusal
    await setStatus(tx, channelId, eventId, { from, to, now })
    const ends_at = chooseNewEnd(row, to, now)
    if (ends_at) await setTimes(tx, channelId, eventId, { event_utc_ts: row.event_utc_ts, ends_at, now })
    await reportMove(tx, channelId, { ...row, id: eventId }, to, now)
    await recordEventChanges(tx, channelId, [eventId], now)
    return null
  })
}

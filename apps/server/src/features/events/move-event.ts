import { streamStatuses } from '@grandstand/contract'
import { checkEventMove, type EventMover, type MoveRefusal, type StreamStatus } from '@grandstand/rules'
import { z } from 'zod'
import { CallError } from '../../call-error.ts'
import type { Context } from '../../context.ts'
import { recordEventChanges } from './event-change-store.ts'
import { lockEvent, setStatus } from './event-write-store.ts'

const streamStatus = z.enum(streamStatuses)

/** Null when it has moved, or was there already: who says it twice is right twice. */
export async function moveEvent(
  ctx: Pick<Context, 'db' | 'now'>,
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
    await recordEventChanges(tx, channelId, [eventId], now)
    return null
  })
}

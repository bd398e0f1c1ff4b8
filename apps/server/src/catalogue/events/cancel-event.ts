import { streamStatuses } from '@grandstand/contract'
import { type CancelRefusal, checkCancel } from '@grandstand/rules'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { queueWebhooks } from '../../reach/webhooks/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { recordEventChanges } from './event-change-store.ts'
import { lockEvent, setCancelled } from './event-write-store.ts'

const streamStatus = z.enum(streamStatuses)

/** A person calls a game off, or says that it is on after all. Null when it is so, now or already. */
export async function cancelEvent(
  ctx: Pick<Context, 'now'> & { db: Db | Tx },
  channelId: number,
  eventId: number,
  isCancelled: boolean,
): Promise<CancelRefusal | null> {
  return ctx.db.transaction(async tx => {
    const row = await lockEvent(tx, channelId, eventId)
    if (!row) throw new CallError('not_found')
    if (row.is_cancelled === isCancelled) return null
    const refusal = isCancelled ? checkCancel({ stream_status: streamStatus.parse(row.stream_status) }) : null
    if (refusal) return refusal
    const now = ctx.now()
    await setCancelled(tx, channelId, eventId, isCancelled ? 'operator' : null, now)
    if (isCancelled && !row.is_private)
      await queueWebhooks(tx, channelId, 'game.cancelled', { data: { event_id: eventId }, now })
    await recordEventChanges(tx, channelId, [eventId], now)
    return null
  })
}

import { checkGameRefund } from '@grandstand/rules'
import { findDeskEvent } from '../../catalogue/events/index.ts'
import { recordAction } from '../../channel/audit/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorAccount, OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { insertEventRefunds } from './event-buyer-store.ts'

export function refundEventBuyers(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, body, ip }: OperatorCallById & { body: { reason: string } },
): Promise<{ refunds: number }> {
  const { operator } = session
  return refundGame(ctx, channel, { eventId: params.id, reason: body.reason, operator, ip })
}

export interface GameRefund {
  eventId: number
  reason: string
  /** Null: by command. */
  operator: OperatorAccount | null
  ip: string
}

/**
 * Writes one refund for each buyer, all of them or none; the reconciler carries them out. A buyer who paid
 * meanwhile is found when the refund is requested again, and nobody is refunded twice.
 */
export function refundGame(
  ctx: Pick<Context, 'db' | 'now'>,
  channel: Channel,
  { eventId, reason, operator, ip }: GameRefund,
): Promise<{ refunds: number }> {
  return ctx.db.transaction(async tx => {
    const event = await findDeskEvent(tx, eventId)
    if (event?.channel_id !== channel.id) throw new CallError('not_found')
    if (checkGameRefund(event)) throw new CallError('conflict')
    const requested = { reason, operator_email: operator?.email ?? '', requested_at: ctx.now() }
    const made = await insertEventRefunds(tx, channel.id, eventId, requested)
    await recordAction(
      { db: tx, now: ctx.now },
      {
        action: 'refund_event',
        operator,
        channelId: channel.id,
        target: { type: 'event', id: eventId },
        details: { refunds: made },
        ip,
      },
    )
    return { refunds: made }
  })
}

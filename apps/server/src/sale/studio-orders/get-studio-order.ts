import type { StudioOrderDetail } from '@grandstand/contract'
import { recordAction } from '../../channel/audit/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { getOrderDetail } from './get-order-detail.ts'

interface Input {
  channel: Channel
  session: OperatorSession
  params: { id: number }
  query: { language?: string | undefined }
  ip: string
}

export function getStudioOrder(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, query, ip }: Input,
): Promise<StudioOrderDetail> {
  const reader = { channel, language: query.language ?? channel.settings.language }
  return ctx.db.transaction(async tx => {
    const own = { db: tx, now: ctx.now }
    const order = await getOrderDetail(own, reader, params.id)
    await recordAction(own, {
      action: 'view_order',
      operator: session.operator,
      channelId: channel.id,
      target: { type: 'order', id: order.id },
      ip,
    })
    return order
  })
}

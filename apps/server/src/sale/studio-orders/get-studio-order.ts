import type { StudioOrderDetail } from '@grandstand/contract'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { getOrderDetail } from './get-order-detail.ts'

export function getStudioOrder(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  { channel, session, params, query, ip }: OperatorCallById & { query: { language?: string | undefined } },
): Promise<StudioOrderDetail> {
  const reader = { channel, language: query.language ?? channel.settings.language }
  return ctx.db.transaction(async tx => {
    const own = { db: tx, now: ctx.now, rosters: ctx.rosters }
    const order = await getOrderDetail(own, reader, params.id)
    await recordChannelAction(
      own,
      { channel, session, ip },
      { action: 'view_order', target: { type: 'order', id: order.id } },
    )
    return order
  })
}

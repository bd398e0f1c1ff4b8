import type { EventBuyers } from '@grandstand/contract'
import { findDeskEvent } from '../../catalogue/events/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { countBuyers } from './event-buyer-store.ts'

export async function getEventBuyers(
  ctx: Pick<Context, 'db'>,
  { channel, params }: { channel: Channel; params: { id: number } },
): Promise<EventBuyers> {
  const event = await findDeskEvent(ctx.db, params.id)
  if (event?.channel_id !== channel.id) throw new CallError('not_found')
  const { id, name, is_cancelled, stream_status } = event
  return { event: { id, name, is_cancelled, stream_status }, ...(await countBuyers(ctx.db, channel.id, id)) }
}

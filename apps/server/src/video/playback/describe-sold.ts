import { passKinds, streamStatuses } from '@grandstand/contract'
import type { SoldEvent } from '@grandstand/rules'
import { z } from 'zod'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { WatchedEvent } from './watched-event-store.ts'

const passKind = z.enum(passKinds)
const streamStatus = z.enum(streamStatuses)

/** What the rules ask of an event. */
export async function describeSold(
  ctx: Pick<Context, 'rosters'>,
  reader: Reader,
  event: WatchedEvent,
): Promise<SoldEvent & { stream_status: z.infer<typeof streamStatus>; is_cancelled: boolean }> {
  const { categoryLines } = await ctx.rosters.get(reader)
  return {
    id: event.id,
    type: passKind.parse(event.type),
    stream_status: streamStatus.parse(event.stream_status),
    is_cancelled: event.is_cancelled,
    categoryIds: categoryLines.get(event.event_category_id) ?? [event.event_category_id],
    participantIds: event.participant_ids,
  }
}

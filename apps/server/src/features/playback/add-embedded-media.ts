import { isEmbeddable } from '@grandstand/rules'
import { CallError } from '../../call-error.ts'
import type { Context } from '../../context.ts'
import { insertEventMedia, recordEventChanges } from '../events/index.ts'

/** A player of another site as one of the event's media. */
export async function addEmbeddedMedia(
  ctx: Pick<Context, 'db' | 'now' | 'channels'>,
  channelId: number,
  eventId: number,
  { url, name }: { url: string; name: string },
): Promise<number> {
  const channel = await ctx.channels.findById(channelId)
  if (!channel) throw new CallError('not_found')
  if (!isEmbeddable(url, channel.settings.embed_hosts))
    throw new CallError('invalid_request', { fields: { url: 'must be https, of a host in embed_hosts' } })
  return ctx.db.transaction(async tx => {
    const id = await insertEventMedia(tx, channelId, eventId, { type: 'embedded', name, url })
    if (id === null) throw new CallError('not_found')
    await recordEventChanges(tx, channelId, [eventId], ctx.now())
    return id
  })
}

import type { outsideMediaTypes } from '@grandstand/contract'
import { isEmbeddable } from '@grandstand/rules'
import { insertEventMedia, recordEventChanges } from '../../catalogue/events/index.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'

export type OutsideMediaType = (typeof outsideMediaTypes)[number]

/** A player of another site as one of the event's media: of the game, or as its preview. */
export async function addEmbeddedMedia(
  ctx: Pick<Context, 'now' | 'channels'> & { db: Db | Tx },
  channelId: number,
  eventId: number,
  { type, url, name }: { type: OutsideMediaType; url: string; name: string },
): Promise<number> {
  const channel = await ctx.channels.findById(channelId)
  if (!channel) throw new CallError('not_found')
  if (!isEmbeddable(url, channel.settings.embed_hosts))
    throw new CallError('invalid_request', { fields: { url: 'must be https, on a host in embed_hosts' } })
  return ctx.db.transaction(async tx => {
    const id = await insertEventMedia(tx, channelId, eventId, { type, name, url })
    if (id === null) throw new CallError('not_found')
    await recordEventChanges(tx, channelId, [eventId], ctx.now())
    return id
  })
}

import { recordEventChanges } from '../../catalogue/events/index.ts'
import { touchChannel } from '../../channel/channel/index.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import type { OwnerRef } from './files/file-owner.ts'
import { isInChannel } from './owner-store.ts'
import { listEventsOf } from './video-store.ts'

/** Its content has changed: open pages hear of an event, and the channel's lists are rebuilt. */
export async function notifyOwner(
  ctx: Pick<Context, 'now'>,
  tx: Tx,
  channelId: number,
  { owner, id }: OwnerRef,
): Promise<void> {
  if (owner === 'event' || owner === 'teaser') await recordEventChanges(tx, channelId, [id], ctx.now())
  else await touchChannel(tx, channelId)
}

/** The same of all that show a video. */
export async function notifyOwners(
  ctx: Pick<Context, 'now'>,
  tx: Tx,
  channelId: number,
  videoId: number,
): Promise<void> {
  if (await isInChannel(tx, channelId, videoId)) await touchChannel(tx, channelId)
  const eventIds = await listEventsOf(tx, channelId, videoId)
  if (eventIds.length > 0) await recordEventChanges(tx, channelId, eventIds, ctx.now())
}

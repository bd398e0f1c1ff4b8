import { recordEventChanges } from '../../catalogue/events/index.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import type { OwnerRef } from './files/file-owner.ts'
import { touchChannel } from './owner-store.ts'

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

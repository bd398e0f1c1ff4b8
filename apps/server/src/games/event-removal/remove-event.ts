import { checkEventRemoval, type RemovalRefusal } from '@grandstand/rules'
import { keepRemoved, recordEventChanges } from '../../catalogue/events/index.ts'
import { type Action, recordAction } from '../../channel/audit/index.ts'
import { countClipsOf, removeClipsOf } from '../../clips/clips/index.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { removeVideo } from '../../video/videos/index.ts'
import { deleteEventRow, listOwnVideos, lockRemovalFacts } from './event-removal-store.ts'

/** How much goes with it. */
export interface Removed {
  clips: number
  videos: number
}

/** What would go with it, or why it stays; undefined: there is no such event. */
export async function previewRemoval(
  tx: Tx,
  channelId: number,
  eventId: number,
): Promise<Removed | RemovalRefusal | undefined> {
  const facts = await lockRemovalFacts(tx, channelId, eventId)
  if (!facts) return undefined
  const refusal = checkEventRemoval(facts)
  if (refusal) return refusal
  return {
    clips: await countClipsOf(tx, channelId, { event_id: eventId }),
    videos: (await listOwnVideos(tx, channelId, eventId)).length,
  }
}

/** With its videos, clips and their files, and a line in the audit log. The channel's files do not bring it back. */
export async function removeEvent(
  ctx: Pick<Context, 'jobs' | 'now'>,
  tx: Tx,
  channelId: number,
  eventId: number,
  by: Pick<Action, 'operator' | 'ip'>,
): Promise<Removed | RemovalRefusal | undefined> {
  const preview = await previewRemoval(tx, channelId, eventId)
  if (typeof preview !== 'object') return preview
  const clips = await removeClipsOf(ctx, tx, channelId, { event_id: eventId })
  const videos = await listOwnVideos(tx, channelId, eventId)
  for (const id of videos) await removeVideo(ctx, tx, channelId, id)
  await keepRemoved(tx, channelId, await deleteEventRow(tx, channelId, eventId), ctx.now())
  const removed = { clips, videos: videos.length }
  const target = { type: 'event', id: eventId } as const
  const action = { action: 'remove_event', channelId, target, details: removed, ...by } as const
  await recordAction({ db: tx, now: ctx.now }, action)
  await recordEventChanges(tx, channelId, [eventId], ctx.now())
  return removed
}

import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { writeClipEvent } from './clip-state-store.ts'
import { type ClipRef, lockClipsOf } from './clip-store.ts'

type Ctx = Pick<Context, 'jobs' | 'now'>

/** With its segments and files, in the caller's transaction; in the month it stays counted. */
export async function removeClip(ctx: Ctx, tx: Tx, clip: ClipRef): Promise<void> {
  await writeClipEvent(ctx, tx, clip, { type: 'remove' })
}

/** Of a user, or of a game; returns how many there were. */
export async function removeClipsOf(
  ctx: Ctx,
  tx: Tx,
  channelId: number,
  whose: { user_id: number } | { event_id: number },
): Promise<number> {
  const clips = await lockClipsOf(tx, channelId, whose)
  for (const clip of clips) await removeClip(ctx, tx, clip)
  return clips.length
}

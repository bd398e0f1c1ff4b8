import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { setStreamKey } from './camera-store.ts'
import { deleteForgottenKeys, insertRotatedKey } from './rotated-key-store.ts'
import { createStreamKey } from './stream-key.ts'

/** How long an old key is distinguished from an unknown one. */
const rememberedMs = 30 * 86_400_000

/** The old key is refused from now on; an encoder that sends with it is cut off within a second, see `cutOffRotated`. */
export async function rotateStreamKey(
  ctx: Pick<Context, 'now' | 'sealer'> & { db: Db | Tx },
  channelId: number,
  videoId: number,
): Promise<{ stream_key: string }> {
  const { key, row } = createStreamKey(ctx)
  await ctx.db.transaction(async tx => {
    const key_hash = await setStreamKey(tx, channelId, videoId, row)
    if (key_hash === undefined) throw new CallError('not_found')
    const now = ctx.now()
    const known_until = new Date(now.getTime() + rememberedMs)
    await insertRotatedKey(tx, channelId, { key_hash, video_id: videoId, known_until })
    await deleteForgottenKeys(tx, channelId, now)
  })
  return { stream_key: key }
}

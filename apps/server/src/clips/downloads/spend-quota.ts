import { inUsersTurn } from '../../accounts/users/index.ts'
import type { Context } from '../../context/context.ts'
import { lockUser } from '../../video/playback/index.ts'
import { checkQuota, type Quota, type Wanted } from './check-quota.ts'
import { insertClipDownload } from './clip-download-store.ts'
import { insertDownload } from './download-store.ts'

/** Call it once there is a file. Parallel requests of one user spend only what is left. */
export async function spendQuota(
  ctx: Pick<Context, 'db' | 'now' | 'limiter'>,
  quota: Quota,
  wanted: Wanted,
): Promise<void> {
  const { channel, userId, month } = quota
  await inUsersTurn(ctx, channel.id, userId, () =>
    ctx.db.transaction(async tx => {
      await lockUser(tx, channel.id, userId)
      await checkQuota(tx, quota, wanted)
      const taken = { user_id: userId, month, created_at: ctx.now() }
      if ('clipId' in wanted) await insertClipDownload(tx, channel.id, { ...taken, clip_id: wanted.clipId })
      else await insertDownload(tx, channel.id, { ...taken, event_id: wanted.eventId })
    }),
  )
}

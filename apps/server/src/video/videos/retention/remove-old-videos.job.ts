import { defineJob } from '../../../jobs/index.ts'
import { removeVideo } from '../remove-video.ts'
import { listExpired, listUnused, lockRemovable } from './retention-store.ts'

const dayMs = 86_400_000

/** What a channel keeps no longer, and what nothing points at any more, such as that of an event which is deleted. */
export const removeOldVideos = defineJob({
  name: 'remove-old-videos',
  schedule: '23 * * * *',
  async run(ctx) {
    const now = ctx.now()
    const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
    const found = await listUnused(ctx.db, daysAgo(1))
    for (const { id, settings } of await ctx.channels.list()) {
      const { keep_videos_days } = settings
      const readyBefore = keep_videos_days === undefined ? null : daysAgo(keep_videos_days)
      found.push(...(await listExpired(ctx.db, id, { now, readyBefore })))
    }
    for (const { channel_id, id } of found) {
      await ctx.db.transaction(async tx => {
        // It may have been pinned, or be live again, since it was found.
        if (await lockRemovable(tx, channel_id, id, now)) await removeVideo(ctx, tx, channel_id, id)
      })
    }
  },
})

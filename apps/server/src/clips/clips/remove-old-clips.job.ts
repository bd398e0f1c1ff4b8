import { defineJob } from '../../jobs/index.ts'
import { listOldClips } from './clip-store.ts'
import { removeClip } from './remove-clip.ts'

const dayMs = 86_400_000

/** What a channel keeps no longer. */
export const removeOldClips = defineJob({
  name: 'remove-old-clips',
  schedule: '41 * * * *',
  async run(ctx) {
    for (const { id, settings } of await ctx.channels.list()) {
      const { keep_days } = settings.clips
      if (keep_days === undefined) continue
      const before = new Date(ctx.now().getTime() - keep_days * dayMs)
      for (const clip of await listOldClips(ctx.db, id, before))
        await ctx.db.transaction(tx => removeClip(ctx, tx, clip))
    }
  },
})

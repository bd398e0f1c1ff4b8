import { clipPatienceMs } from '@grandstand/rules'
import { defineJob } from '../../../jobs/index.ts'
import { applyClipEvent } from '../apply-clip-event.ts'
import { listLateClips } from '../clip-store.ts'

/** Nobody waits for ever: what is not ready in time has failed, and can be tried again. */
export const failLateClips = defineJob({
  name: 'fail-late-clips',
  schedule: '* * * * *',
  async run(ctx) {
    const since = new Date(ctx.now().getTime() - clipPatienceMs)
    for (const clip of await listLateClips(ctx.db, since))
      await ctx.db.transaction(tx => applyClipEvent(ctx, tx, clip, { type: 'expire' }))
  },
})

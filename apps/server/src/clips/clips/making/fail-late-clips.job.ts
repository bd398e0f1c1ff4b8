import { clipPatienceMs } from '@grandstand/rules'
import { z } from 'zod'
import { defineJob } from '../../../jobs/index.ts'
import { listLateClips } from '../clip-store.ts'
import { listLateVerticals, moveVertical } from '../vertical/vertical-store.ts'
import { failClip } from './fail-clip.ts'

/** Nobody waits for ever: what is not ready in time has failed, and can be tried again. */
export const failLateClips = defineJob({
  name: 'fail-late-clips',
  payload: z.unknown(),
  schedule: '* * * * *',
  async run(ctx) {
    const since = new Date(ctx.now().getTime() - clipPatienceMs)
    for (const clip of await listLateClips(ctx.db, since))
      await ctx.db.transaction(tx => failClip(tx, clip, 'too_late'))
    for (const vertical of await listLateVerticals(ctx.db, since))
      await moveVertical(ctx.db, vertical.channel_id, vertical, { status: 'failed', problem: 'too_late' })
  },
})

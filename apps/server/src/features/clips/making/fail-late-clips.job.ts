import { clipPatienceMs } from '@grandstand/rules'
import { z } from 'zod'
import { defineJob } from '../../../jobs/index.ts'
import { listLateClips } from '../clip-store.ts'
import { failClip } from './fail-clip.ts'

/** Nobody waits for ever: what is not ready in time has failed, and can be tried again. */
export const failLateClips = defineJob({
  name: 'fail-late-clips',
  payload: z.unknown(),
  schedule: '* * * * *',
  async run(ctx) {
    const late = await listLateClips(ctx.db, new Date(ctx.now().getTime() - clipPatienceMs))
    for (const clip of late) await ctx.db.transaction(tx => failClip(tx, clip, 'too_late'))
  },
})

import { rm } from 'node:fs/promises'
import { z } from 'zod'
import { defineJob } from '../../../jobs/index.ts'

/** A file that will not become a video, where it lies. */
export const removeUpload = defineJob({
  name: 'remove-upload',
  payload: z.object({ channel_id: z.int(), media_file_id: z.int() }),
  runsAtSite: true,
  run: (ctx, { channel_id, media_file_id }) =>
    rm(ctx.folders.file(channel_id, media_file_id), { recursive: true, force: true }),
})

import { rm } from 'node:fs/promises'
import { z } from 'zod'
import { defineJob } from '../../../jobs/index.ts'
import { uploadFolder } from './upload-folder.ts'

/** A file that will not become a video, where it lies and in the storage. */
export const removeUpload = defineJob({
  name: 'remove-upload',
  payload: z.object({ channel_id: z.int(), media_file_id: z.int() }),
  runsAtSite: true,
  // A storage that is away delays it.
  retries: 20,
  async run(ctx, { channel_id, media_file_id }) {
    await rm(ctx.folders.file(channel_id, media_file_id), { recursive: true, force: true })
    await ctx.storedCopies.remove(uploadFolder({ channel_id, id: media_file_id }))
  },
})

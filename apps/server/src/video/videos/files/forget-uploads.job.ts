import { defineJob } from '../../../jobs/index.ts'
import { deleteCancelled, listAbandoned, moveFile } from './file-store.ts'
import { removeUpload } from './remove-upload.job.ts'

/** Long enough for a night and a lost line, short enough for the disk. */
const keptMs = 2 * 86_400_000

/** Uploads that nobody goes on with. */
export const forgetUploads = defineJob({
  name: 'forget-uploads',
  schedule: '41 * * * *',
  async run(ctx) {
    const now = ctx.now()
    await deleteCancelled(ctx.db, new Date(now.getTime() - keptMs))
    for (const { channel_id, id, site } of await listAbandoned(ctx.db, new Date(now.getTime() - keptMs))) {
      await ctx.db.transaction(async tx => {
        // An upload that resumes at this moment stays.
        if (await moveFile(tx, channel_id, id, { state: 'cancelled', now }))
          await ctx.jobs.add(tx, removeUpload, { channel_id, media_file_id: id }, site)
      })
    }
  },
})

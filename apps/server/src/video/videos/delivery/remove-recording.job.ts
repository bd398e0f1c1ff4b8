import { z } from 'zod'
import { defineJob } from '../../../jobs/index.ts'

/** Files and their copies of a video that is deleted; a storage that is away delays it, a kill does not forget it. */
export const removeRecording = defineJob({
  name: 'remove-recording',
  payload: z.object({ channel_id: z.int(), video_id: z.int() }),
  runsAtSite: true,
  retries: 20,
  run: (ctx, { channel_id, video_id }) => ctx.recordings.remove(channel_id, video_id),
})

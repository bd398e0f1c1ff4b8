import { z } from 'zod'
import { defineJob } from '../../../jobs/index.ts'
import { makeVideo } from '../making/make-video.ts'

/** Makes a file a replay. What is done stays done: a server that comes after a killed one goes on. */
export const processFile = defineJob({
  name: 'process-media-file',
  payload: z.object({ channel_id: z.int(), media_file_id: z.int() }),
  isLong: true,
  turnOf: ({ channel_id }) => channel_id,
  runsAtSite: true,
  retries: 20,
  run: (ctx, { channel_id, media_file_id }) => makeVideo(ctx, channel_id, media_file_id),
})

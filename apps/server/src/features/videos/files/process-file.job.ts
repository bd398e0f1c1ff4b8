import { z } from 'zod'
import { defineJob } from '../../../jobs/index.ts'
import { makeReplay } from '../making/make-replay.ts'

/** Makes a file a replay. What is done stays done: a server that comes after a killed one goes on. */
export const processFile = defineJob({
  name: 'process-media-file',
  payload: z.object({ channel_id: z.int(), media_file_id: z.int() }),
  isLong: true,
  isPlaced: true,
  retries: 20,
  run: (ctx, { channel_id, media_file_id }) => makeReplay(ctx, channel_id, media_file_id),
})

import { z } from 'zod'
import { defineJob } from '../../../jobs/index.ts'
import { makeVertical } from './make-vertical.ts'

/** Makes the upright file of a clip. A worker that follows a killed one starts over. */
export const cutVertical = defineJob({
  name: 'cut-vertical',
  payload: z.object({ channel_id: z.int(), clip_id: z.int(), cut: z.int() }),
  isLong: true,
  isPlaced: true,
  retries: 10,
  retryDelaySeconds: 2,
  run: (ctx, { channel_id, clip_id, cut }) => makeVertical(ctx, channel_id, { clip_id, cut }),
})

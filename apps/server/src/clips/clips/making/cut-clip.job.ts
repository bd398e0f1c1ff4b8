import { z } from 'zod'
import { defineJob } from '../../../jobs/index.ts'
import { makeCut } from './make-cut.ts'

/** Those of a running game wait for its next seconds; what costs is done by two at a time, see `make-files.ts`. */
const atOnce = 8

/** Gives a clip its own segments and its file. A worker that comes after a killed one goes on. */
export const cutClip = defineJob({
  name: 'cut-clip',
  payload: z.object({ channel_id: z.int(), clip_id: z.int(), cut: z.int() }),
  isLong: true,
  isPlaced: true,
  atOnce,
  retries: 10,
  retryDelaySeconds: 2,
  run: (ctx, { channel_id, clip_id, cut }) => makeCut(ctx, channel_id, { id: clip_id, cut }),
})

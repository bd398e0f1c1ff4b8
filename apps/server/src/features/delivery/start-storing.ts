import { join } from 'node:path'
import type { ObjectStorage } from '../../adapters/storage/index.ts'
import type { Context } from '../../context.ts'
import { recordingPlace } from '../../recordings.ts'
import { repeat } from '../../repeat.ts'
import { copyRecording } from './copy-recording.ts'
import { listLocalRecordings } from './list-local-recordings.ts'

/**
 * Copies each recording of this disk to the storage once it is over. The folders themselves are the queue, so it is this
 * machine that works it off, nothing is lost by a kill, and a storage that is away delays and breaks nothing.
 */
export function startStoring(
  ctx: Pick<Context, 'recordings' | 'log'>,
  storage: ObjectStorage,
  { mediaDir, keepsLocal }: { mediaDir: string; keepsLocal: boolean },
) {
  const stopping = new AbortController()
  const { signal } = stopping
  const copying = repeat({
    everyMs: 2_000,
    async run() {
      for (const { channelId, eventMediaId, rung } of await listLocalRecordings(mediaDir)) {
        const recording = await ctx.recordings.find(channelId, eventMediaId, rung)
        if (!recording?.isEnded) continue
        await recording.flush()
        const place = recordingPlace(channelId, eventMediaId, rung)
        await copyRecording(storage, { dir: join(mediaDir, place), place, keepsLocal, signal })
      }
    },
    onError: error => {
      if (!signal.aborted) ctx.log.warn({ error }, 'Recordings could not be copied to the storage yet')
    },
  })
  return {
    async stop(): Promise<void> {
      stopping.abort()
      await copying.stop()
    },
  }
}

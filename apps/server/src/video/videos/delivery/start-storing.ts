import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { sourceRung } from '@grandstand/media'
import type { ObjectStorage } from '../../../adapters/storage/index.ts'
import type { Context } from '../../../context/context.ts'
import { recordingFolder } from '../../../context/recordings.ts'
import { repeatAlone } from '../../nodes/index.ts'
import { copyPictures } from './copy-pictures.ts'
import { copyRecording } from './copy-recording.ts'
import { readLocalVideo } from './read-local-video.ts'
import { claimVideoToStore, finishStoring, putOffStoring, type VideoToStore } from './to-store-store.ts'

interface Target {
  storage: ObjectStorage
  keepsLocal: boolean
}

/** `open`: somebody writes it still. */
type Outcome = 'stored' | 'open' | 'elsewhere'

/** One that cannot be copied lets the others pass. */
const againSeconds = 10

/**
 * Copies each video of this site to the storage once it is over. Rows are the queue, so the cost does not grow with the
 * archive; one of the processes that share the files works it off, nothing is lost by a kill, and a storage that is away
 * delays and breaks nothing.
 */
export function startStoring(
  ctx: Pick<Context, 'db' | 'nodes' | 'recordings' | 'log' | 'storages'>,
  mediaDir: string,
) {
  const stopping = new AbortController()
  const { signal } = stopping

  async function store(
    { channelId, videoId }: VideoToStore,
    { storage, keepsLocal }: Target,
  ): Promise<Outcome> {
    const whole = recordingFolder(channelId, videoId, sourceRung)
    const local = await readLocalVideo(join(mediaDir, whole))
    if (!local) return 'elsewhere'
    let outcome: Outcome = 'stored'
    const optionsAt = (folder: string) => ({ dir: join(mediaDir, folder), folder, keepsLocal, signal })
    for (const rung of local.rungs) {
      const recording = await ctx.recordings.find(channelId, videoId, rung)
      if (!recording?.isEnded) {
        outcome = 'open'
        continue
      }
      await recording.flush()
      await copyRecording(storage, optionsAt(recordingFolder(channelId, videoId, rung)))
    }
    if (local.hasPictures) await copyPictures(storage, optionsAt(whole))
    return outcome
  }

  /** From before sites were kept: nobody knows whose it is, and another site may have it. */
  const hasOthers = () => ctx.nodes.list().some(({ site }) => site !== ctx.nodes.site)

  /** Removed while it was copied: what came after the removal goes as well. */
  async function removeIfGone({ channelId, videoId }: VideoToStore, { storage }: Target): Promise<void> {
    const folder = recordingFolder(channelId, videoId, sourceRung)
    await access(join(mediaDir, folder)).catch(() => storage.remove(folder))
  }

  /** False: it could not be copied. */
  async function storeOne(video: VideoToStore, target: Target): Promise<boolean> {
    try {
      const outcome = await store(video, target)
      const isOthers = outcome === 'elsewhere' && video.site === null && hasOthers()
      if (outcome === 'open' || isOthers) await putOffStoring(ctx.db, video, againSeconds)
      else await finishStoring(ctx.db, video)
      return true
    } catch (error) {
      await putOffStoring(ctx.db, video, signal.aborted ? 0 : againSeconds)
      if (signal.aborted) return false
      ctx.log.warn(
        { error, video_id: video.videoId },
        'A recording could not be copied to the storage; the server tries again',
      )
      await removeIfGone(video, target)
      return false
    }
  }

  const copying = repeatAlone(ctx, `storing ${ctx.nodes.site}`, {
    everyMs: 2_000,
    async run() {
      const { current: storage, keepsLocal } = await ctx.storages.now()
      if (!storage) return
      // After one that fails the next has its turn, a moment later: the storage may be away.
      for (;;) {
        const video = await claimVideoToStore(ctx.db, ctx.nodes.site)
        if (!video || signal.aborted || !(await storeOne(video, { storage, keepsLocal }))) return
      }
    },
    onError: error => {
      if (!signal.aborted)
        ctx.log.warn({ error }, 'Recordings could not be copied to the storage; the server tries again')
    },
  })
  return {
    async stop(): Promise<void> {
      stopping.abort()
      await copying.stop()
    },
  }
}

import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { sourceRung } from '@grandstand/media'
import type { ObjectStorage } from '../../../adapters/storage/index.ts'
import type { Context } from '../../../context/context.ts'
import { recordingFolder } from '../../../context/recordings.ts'
import { repeatAlone } from '../../nodes/index.ts'
import { listVideosInWork } from '../video-store.ts'
import { copyPictures } from './copy-pictures.ts'
import { copyRecording } from './copy-recording.ts'
import { type LocalVideo, listLocalVideos } from './list-local-videos.ts'

interface Target {
  storage: ObjectStorage
  keepsLocal: boolean
}

/**
 * Copies each video of this disk to the storage once it is over. The folders themselves are the queue, so it is one of
 * the processes that share them that works it off, nothing is lost by a kill, and a storage that is away delays and breaks nothing.
 */
export function startStoring(
  ctx: Pick<Context, 'db' | 'nodes' | 'recordings' | 'log' | 'storages'>,
  mediaDir: string,
) {
  const stopping = new AbortController()
  const { signal } = stopping

  async function store(
    { channelId, videoId, rungs, hasPictures }: LocalVideo,
    { storage, keepsLocal }: Target,
  ): Promise<void> {
    const optionsAt = (folder: string) => ({ dir: join(mediaDir, folder), folder, keepsLocal, signal })
    for (const rung of rungs) {
      const recording = await ctx.recordings.find(channelId, videoId, rung)
      if (!recording?.isEnded) continue
      await recording.flush()
      await copyRecording(storage, optionsAt(recordingFolder(channelId, videoId, rung)))
    }
    const whole = recordingFolder(channelId, videoId, sourceRung)
    if (hasPictures) await copyPictures(storage, optionsAt(whole))
  }

  /** Removed while it was copied: what came after the removal goes as well. */
  async function removeIfGone({ channelId, videoId }: LocalVideo, { storage }: Target): Promise<void> {
    const folder = recordingFolder(channelId, videoId, sourceRung)
    await access(join(mediaDir, folder)).catch(() => storage.remove(folder))
  }

  const copying = repeatAlone(ctx, `storing ${ctx.nodes.site}`, {
    everyMs: 2_000,
    async run() {
      const { current: storage, keepsLocal } = await ctx.storages.now()
      if (!storage) return
      const target = { storage, keepsLocal }
      const videos = await listLocalVideos(mediaDir)
      // Asked after the look at the disk. Its pictures are made of files that would be gone, and it may come to nothing.
      const inWork = await listVideosInWork(ctx.db)
      for (const video of videos) {
        if (inWork.has(video.videoId)) continue
        try {
          await store(video, target)
        } catch (error) {
          await removeIfGone(video, target)
          throw error
        }
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

import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readJournalLines, sourceRung } from '@grandstand/media'
import type { Context } from '../../context/context.ts'
import { recordingFolder } from '../../context/recordings.ts'
import { forgetLeft, type LeftRecording, listLeftRecordings, lockVideoSite } from './part-store.ts'

type Ctx = Pick<Context, 'db' | 'nodes' | 'recordings' | 'log'>

/**
 * What lies here of recordings that went on at another site is old: nobody may read it for the recording. What the storage
 * never got of it is kept beside, for somebody to look at.
 */
export async function removeLeft(ctx: Ctx, mediaDir: string): Promise<void> {
  for (const left of await listLeftRecordings(ctx.db, ctx.nodes.site)) await removeOne(ctx, mediaDir, left)
}

async function removeOne(ctx: Ctx, mediaDir: string, left: LeftRecording): Promise<void> {
  const { channel_id, video_id, site, stored_bytes } = left
  await ctx.db.transaction(async tx => {
    // As long as this lasts, no process takes the recording back to this site.
    const video = await lockVideoSite(tx, channel_id, video_id)
    if (video?.site !== site) {
      ctx.recordings.leave(channel_id, video_id)
      await removeFolder(ctx, join(mediaDir, recordingFolder(channel_id, video_id, sourceRung)), stored_bytes)
    }
    await forgetLeft(tx, left)
  })
}

async function removeFolder({ log }: Ctx, dir: string, storedBytes: number): Promise<void> {
  const lines = await readJournalLines(dir, storedBytes).catch(() => null)
  if (!lines) return rm(dir, { recursive: true, force: true })
  const kept = `${dir}-left-${Date.now()}`
  await rename(dir, kept)
  log.warn(
    { folder: kept, files: lines.files },
    'A recording went on at another site before the storage had these files of it; they are in no replay, and stay here',
  )
}

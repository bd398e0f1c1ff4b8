import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sourceRung } from '@grandstand/media'
import type { Channel } from '../../../context/channel.ts'
import type { Context } from '../../../context/context.ts'
import { clipName, listPosterSizes, previewName } from '../../../context/media-pictures.ts'
import { recordingFolder } from '../../../context/recordings.ts'
import { CallError } from '../../../runtime/call-error.ts'
import { findPictureRow } from '../video-store.ts'
import { isPublicPicture, storyboardName } from './picture-names.ts'

type Ctx = Pick<Context, 'db' | 'folders' | 'storedCopies'>

/** Poster and preview: for everyone, also of games that must be paid. The edge asks whether the game is private. */
export async function getPreview(
  ctx: Ctx,
  { channel, videoId, name }: { channel: Channel; videoId: number; name: string },
): Promise<Buffer> {
  if (!isPublicPicture(name)) throw new CallError('not_found')
  return read(ctx, channel.id, videoId, name, async () => {
    const known = await findPictureRow(ctx.db, channel.id, videoId)
    if (name === clipName) return known?.has_clip === true
    if (name === previewName) return known?.has_preview === true
    const poster = known?.poster ?? null
    return poster !== null && (poster === name || listPosterSizes(poster).some(size => size.name === name))
  })
}

/** The storyboard shows the whole game, so it needs access to the game. */
export async function getStoryboard(
  ctx: Ctx,
  { channelId, videoId }: { channelId: number; videoId: number },
  sheet: number | null,
): Promise<Buffer> {
  const name = sheet === null ? storyboardName : `storyboard-${sheet}.jpg`
  return read(ctx, channelId, videoId, name, async () => true)
}

/** From this disk, else once from the storage, which is not asked for what visitors make up. */
async function read(
  { folders, storedCopies }: Ctx,
  channelId: number,
  videoId: number,
  name: string,
  isKnown: () => Promise<boolean>,
): Promise<Buffer> {
  const dir = folders.video(channelId, videoId)
  const own = await readFile(join(dir, name)).catch(() => undefined)
  if (own) return own
  const folder = recordingFolder(channelId, videoId, sourceRung)
  const stored = (await isKnown()) ? await storedCopies.bring(folder, name, dir) : undefined
  if (!stored) throw new CallError('not_found')
  return stored
}

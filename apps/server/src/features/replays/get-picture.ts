import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CallError } from '../../call-error.ts'
import type { Context } from '../../context.ts'
import { isPublicPicture } from './picture-names.ts'

type Own = Pick<Context, 'channels' | 'folders'>

/** Poster and preview: for everyone, also of games that must be paid. */
export async function getPreview(
  ctx: Own,
  { channelKey, eventMediaId, name }: { channelKey: string; eventMediaId: number; name: string },
): Promise<Buffer> {
  const channel = await ctx.channels.findByKey(channelKey)
  if (!channel || !isPublicPicture(name)) throw new CallError('not_found')
  return read(ctx, channel.id, eventMediaId, name)
}

/** The storyboard shows the whole game, so that it is for who may watch it. */
export async function getStoryboard(
  ctx: Own,
  { channelId, eventMediaId }: { channelId: number; eventMediaId: number },
  sheet: number | null,
): Promise<Buffer> {
  const name = sheet === null ? 'storyboard.vtt' : `storyboard-${sheet}.jpg`
  return read(ctx, channelId, eventMediaId, name)
}

function read({ folders }: Own, channelId: number, eventMediaId: number, name: string): Promise<Buffer> {
  return readFile(join(folders.video(channelId, eventMediaId), name)).catch(() => {
    throw new CallError('not_found')
  })
}

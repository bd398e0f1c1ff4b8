import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findImageFile } from './image-store.ts'

export interface ImageFile {
  mime: string
  bytes: Buffer
}

export async function getImageFile(
  ctx: Pick<Context, 'db' | 'channels'>,
  channelKey: string,
  hash: string,
): Promise<ImageFile> {
  const channel = await ctx.channels.findByKey(channelKey)
  const file = channel && (await findImageFile(ctx.db, channel.id, hash))
  if (!file) throw new CallError('not_found')
  return file
}

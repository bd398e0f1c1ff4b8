import { getImageFile } from '../../channel/images/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'

/** One of the channel's own; null: there is none. */
export async function readImage(
  ctx: Pick<Context, 'db' | 'channels'>,
  { channel_key }: Channel,
  url: string | null,
): Promise<Buffer | null> {
  const hash = url?.split('/').at(-1)
  return hash ? (await getImageFile(ctx, channel_key, hash)).bytes : null
}

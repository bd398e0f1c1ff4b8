import type { Context } from '../../../context/context.ts'
import { CallError } from '../../../runtime/call-error.ts'
import { findCaptionText } from './caption-store.ts'

export async function getCaptions(
  ctx: Pick<Context, 'db'>,
  { channelId, videoId }: { channelId: number; videoId: number },
  captionId: number,
): Promise<string> {
  const text = await findCaptionText(ctx.db, channelId, videoId, captionId)
  if (text === undefined) throw new CallError('not_found')
  return text
}

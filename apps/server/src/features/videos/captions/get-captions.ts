import type { Context } from '../../../context/context.ts'
import { CallError } from '../../../runtime/call-error.ts'
import { findCaptionText } from './caption-store.ts'

export async function getCaptions(
  ctx: Pick<Context, 'db'>,
  { channelId, eventMediaId }: { channelId: number; eventMediaId: number },
  captionId: number,
): Promise<string> {
  const text = await findCaptionText(ctx.db, channelId, eventMediaId, captionId)
  if (text === undefined) throw new CallError('not_found')
  return text
}

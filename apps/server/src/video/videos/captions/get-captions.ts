import { type MediaScope, reorderSeconds, sourceRung } from '@grandstand/media'
import { cutCaptions } from '@grandstand/rules'
import type { Context } from '../../../context/context.ts'
import { CallError } from '../../../runtime/call-error.ts'
import { findCaptionText } from './caption-store.ts'

/** Of a stretch its own lines alone, at the times at which it is played. */
export async function getCaptions(
  ctx: Pick<Context, 'db' | 'videoNodes'>,
  { channelId, videoId, scope }: { channelId: number; videoId: number; scope: MediaScope | null },
  captionId: number,
): Promise<string> {
  const text = await findCaptionText(ctx.db, channelId, videoId, captionId)
  if (text === undefined) throw new CallError('not_found')
  if (scope === null) return text
  const measured = await ctx.videoNodes.measure(channelId, videoId, {
    rung: sourceRung,
    fromSeconds: scope.fromMs / 1000 + reorderSeconds,
    toSeconds: scope.toMs / 1000,
  })
  if (!measured || measured.firstSeconds === null) throw new CallError('not_found')
  // Captions count from the first picture of the video they were written for.
  const beginMs = measured.beginSeconds * 1000
  return cutCaptions(text, {
    fromMs: scope.fromMs - beginMs,
    toMs: scope.toMs - beginMs,
    zeroMs: measured.firstSeconds * 1000 - beginMs,
  })
}

import type { Body, Clip, calls } from '@grandstand/contract'
import type { Context } from '../../../context/context.ts'
import { applyClipEvent } from '../apply-clip-event.ts'
import { changeOwnClip, type OwnClipAsked } from '../change-own-clip.ts'
import { describeClip } from '../describe-clips.ts'

/** Costs no cut: it is the same clip in another form. */
export async function frameClip(
  ctx: Pick<Context, 'db' | 'now' | 'rosters' | 'mediaTokens' | 'jobs' | 'nodes' | 'limiter'>,
  asked: OwnClipAsked & { body: Body<typeof calls.frameClip> },
): Promise<Clip> {
  const { framing } = asked.body
  const row = await changeOwnClip(ctx, asked, async (tx, clip) => {
    await applyClipEvent(ctx, tx, clip, { type: 'frame', framing })
    return clip
  })
  return describeClip(ctx, asked, row)
}

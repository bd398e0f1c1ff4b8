import type { Body, Clip, calls } from '@grandstand/contract'
import type { Context } from '../../../context/context.ts'
import { changeOwnClip, type OwnClipAsked } from '../change-own-clip.ts'
import { describeClip } from '../describe-clips.ts'
import { tellOwner } from '../making/tell-owner.ts'
import { queueVertical } from './queue-vertical.ts'
import { deleteVertical, putVertical } from './vertical-store.ts'

/** Costs no cut: it is the same clip in another form. */
export async function frameClip(
  ctx: Pick<Context, 'db' | 'now' | 'rosters' | 'mediaTokens' | 'jobs' | 'nodes'>,
  asked: OwnClipAsked & { body: Body<typeof calls.frameClip> },
): Promise<Clip> {
  const { framing } = asked.body
  const row = await changeOwnClip(ctx, asked, async (tx, clip) => {
    if (framing === null) await deleteVertical(tx, clip.channel_id, clip.id)
    else {
      await putVertical(tx, clip.channel_id, { clipId: clip.id, framing, now: ctx.now() })
      await queueVertical(ctx, tx, clip)
    }
    await tellOwner(tx, clip)
    return clip
  })
  return describeClip(ctx, asked, row)
}

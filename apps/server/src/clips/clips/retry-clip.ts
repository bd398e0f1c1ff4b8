import type { Clip } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { lockUser } from '../../video/playback/index.ts'
import { changeOwnClip, type OwnClipAsked } from './change-own-clip.ts'
import { openQuota } from './check-clip.ts'
import { describeClip } from './describe-clips.ts'
import { recut } from './making/recut.ts'

export async function retryClip(
  ctx: Pick<Context, 'db' | 'now' | 'rosters' | 'mediaTokens' | 'jobs' | 'nodes'>,
  asked: OwnClipAsked,
): Promise<Clip> {
  const countCut = await openQuota(ctx, asked)
  const row = await changeOwnClip(ctx, asked, async (tx, clip) => {
    await lockUser(tx, clip.channel_id, clip.user_id)
    return recut(ctx, tx, clip, { type: 'retry' }, { countCut })
  })
  return describeClip(ctx, asked, row)
}

import type { Clip } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { changeOwnClip, type OwnClipAsked } from './change-own-clip.ts'
import { openQuota } from './check-clip.ts'
import { describeClip } from './describe-clips.ts'
import { recut } from './making/recut.ts'

export async function retryClip(
  ctx: Pick<Context, 'db' | 'now' | 'rosters' | 'mediaTokens' | 'jobs' | 'nodes' | 'limiter'>,
  asked: OwnClipAsked,
): Promise<Clip> {
  const countCut = await openQuota(ctx, asked, null)
  const row = await changeOwnClip(ctx, asked, (tx, clip) =>
    recut(ctx, tx, clip, { type: 'retry' }, { countCut }),
  )
  return describeClip(ctx, asked, row)
}

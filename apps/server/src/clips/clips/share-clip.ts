import { randomUUID } from 'node:crypto'
import type { Clip } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { changeOwnClip, type OwnClipAsked } from './change-own-clip.ts'
import { isBanned } from './clip-ban-store.ts'
import { describeClip } from './describe-clips.ts'
import { getClip } from './get-clip.ts'
import { openClip } from './open-clip.ts'

/** A new link each time; no link from before opens anything more, in whichever process. */
export async function shareClip(
  ctx: Pick<Context, 'db' | 'now' | 'rosters' | 'mediaTokens' | 'jobs' | 'nodes' | 'limiter'>,
  asked: OwnClipAsked & { body: { is_shared: boolean } },
): Promise<Clip> {
  const { event } = await getClip(ctx, asked)
  const opening = await openClip(ctx, asked, event)
  const share_uuid = asked.body.is_shared ? randomUUID() : null
  const row = await changeOwnClip(ctx, asked, async (tx, clip) => {
    if (share_uuid !== null && (await isBanned(tx, clip.channel_id, asked.session.userId)))
      throw new CallError('forbidden')
    return opening(tx, clip, { share_uuid })
  })
  if (!row) throw new CallError('not_found')
  return describeClip(ctx, asked, row)
}

import type { Clip } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { describeClip } from './describe-clips.ts'
import { getSeenClip } from './get-seen-clip.ts'

type Ctx = Pick<Context, 'db' | 'now' | 'rosters' | 'mediaTokens'>

export async function getClip(
  ctx: Ctx,
  asked: Reader & { session: Session; params: { id: number } },
): Promise<Clip> {
  const { channel, session, params } = asked
  return describeClip(ctx, asked, await getSeenClip(ctx, channel.id, params.id, session))
}

export async function getSharedClip(
  ctx: Ctx,
  asked: Reader & { session: Session; query: { id: number; uuid: string } },
): Promise<Clip> {
  const { id, uuid } = asked.query
  const row = await getSeenClip(ctx, asked.channel.id, id, { userId: null, uuid })
  return describeClip(ctx, asked, row, row.share_uuid === uuid ? uuid : null)
}

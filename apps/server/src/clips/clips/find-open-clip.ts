import type { Clip } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { EventCaller } from '../../context/session.ts'
import { findClip } from './clip-store.ts'
import { describeClip } from './describe-clips.ts'
import { isPlayableBy } from './get-seen-clip.ts'

/** A clip as everybody may see it, or everybody with its secret; null for any other. */
export async function findOpenClip(
  ctx: Pick<Context, 'db' | 'now' | 'rosters' | 'mediaTokens'>,
  asked: Reader & { session: EventCaller | null },
  clipId: number,
  uuid: string | null,
): Promise<Clip | null> {
  const row = await findClip(ctx.db, asked.channel.id, clipId)
  if (!row || !isPlayableBy(row, null, uuid)) return null
  return describeClip(ctx, asked, row, row.share_uuid === uuid ? uuid : null)
}

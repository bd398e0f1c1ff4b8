import { clipModerations } from '@grandstand/contract'
import { canSeeClip } from '@grandstand/rules'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { type ClipRow, findClip } from './clip-store.ts'

const moderation = z.enum(clipModerations)

export const isSeenBy = (row: ClipRow, userId: number | null, uuid: string | null): boolean =>
  canSeeClip({ ...row, moderation: moderation.parse(row.moderation), isOwn: row.user_id === userId, uuid })

/** Who may not see it is not told that it is there. */
export async function getSeenClip(
  ctx: Pick<Context, 'db'>,
  channelId: number,
  clipId: number,
  { userId, uuid = null }: { userId: number | null; uuid?: string | null },
): Promise<ClipRow> {
  const row = await findClip(ctx.db, channelId, clipId)
  if (!row || !isSeenBy(row, userId, uuid)) throw new CallError('not_found')
  return row
}

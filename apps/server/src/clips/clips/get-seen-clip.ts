import { clipModerations } from '@grandstand/contract'
import { canPlayClip, canSeeClip } from '@grandstand/rules'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { type ClipRow, findClip } from './clip-store.ts'
import { isOwnClip } from './is-own-clip.ts'

const moderation = z.enum(clipModerations)

const sightOf = (row: ClipRow, userId: number | null, uuid: string | null) => ({
  is_public: row.is_public,
  share_uuid: row.share_uuid,
  uuid,
  moderation: moderation.parse(row.moderation),
  isOwn: isOwnClip(row, userId),
})

export const isPlayableBy = (row: ClipRow, userId: number | null, uuid: string | null): boolean =>
  canPlayClip(sightOf(row, userId, uuid))

/** A clip that the user may not see is not found. */
export async function getSeenClip(
  ctx: Pick<Context, 'db'>,
  channelId: number,
  clipId: number,
  { userId, uuid = null }: { userId: number | null; uuid?: string | null },
): Promise<ClipRow> {
  const row = await findClip(ctx.db, channelId, clipId)
  if (!row || !canSeeClip(sightOf(row, userId, uuid))) throw new CallError('not_found')
  return row
}

/** As one plays or takes it. */
export async function getPlayableClip(
  ctx: Pick<Context, 'db'>,
  channelId: number,
  clipId: number,
  { userId }: { userId: number | null },
): Promise<ClipRow> {
  const row = await findClip(ctx.db, channelId, clipId)
  if (!row || !isPlayableBy(row, userId, null)) throw new CallError('not_found')
  return row
}

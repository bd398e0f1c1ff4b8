import { getEvent } from '../../catalogue/events/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { allOrFirstError } from '../../runtime/all-or-first-error.ts'
import { CallError } from '../../runtime/call-error.ts'
import { checkGate } from '../../video/playback/index.ts'
import { openQuota } from './check-clip.ts'

interface Wanted {
  event_id: number
  event_media_id: number | null
  /** The clip that gets another range; null: a new one. */
  clipId: number | null
}

/** Every stretch of a game that somebody cuts comes through here, by a new clip or by one that is moved: access, ban, quota. */
export async function openCut(
  ctx: Pick<Context, 'db' | 'now' | 'geo' | 'videoNodes' | 'rosters'>,
  asked: Reader & { session: Session & { userId: number }; ip: string },
  { event_id, event_media_id, clipId }: Wanted,
) {
  const [{ source, eventMediaId }, countCut, event] = await allOrFirstError([
    checkGate(ctx, asked, event_id, event_media_id),
    openCounting(ctx, asked, clipId),
    getEvent(ctx, { ...asked, params: { id: event_id } }),
  ])
  // What is cut may be shared, and a private game is for nobody else.
  if (event.is_private) throw new CallError('not_found')
  return { source, eventMediaId, countCut, event }
}

/** A user without quota is refused before any write. */
async function openCounting(
  ctx: Pick<Context, 'db' | 'now'>,
  asked: Parameters<typeof openQuota>[1],
  clipId: number | null,
) {
  const countCut = await openQuota(ctx, asked, clipId)
  await countCut(ctx.db)
  return countCut
}

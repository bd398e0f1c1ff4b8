import type { calls, Reply } from '@grandstand/contract'
import { openEndMs, sourceRung } from '@grandstand/media'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { checkPreviewGate } from './check-gate.ts'
import { chooseBrowser } from './choose-browser.ts'
import { claimFreePreview } from './claim-free-preview.ts'
import { describeSource } from './describe-source.ts'
import { openPlayback } from './open-playback-store.ts'
import { createPlaybackId, maxOfGroup, maxPlayers, starts } from './open-player.ts'
import { watchedOf } from './watched.ts'

/** A player begins three segments behind live; before them nothing of the game is opened. */
const beforeLiveMs = 12_000

/** The free seconds of a live game that is sold. They run on by the clock, so that no reload gives more of them. */
export async function startFreePreview(
  ctx: Pick<
    Context,
    'db' | 'now' | 'geo' | 'videoNodes' | 'rosters' | 'mediaTokens' | 'playerTimes' | 'limiter' | 'door'
  >,
  asked: Reader & {
    session: Session
    cookies: Cookies
    ip: string
    params: { id: number }
    body: { keeps_address?: boolean | undefined; instead_of?: string | undefined }
  },
): Promise<Reply<typeof calls.startFreePreview>> {
  const { channel, session, params, body } = asked
  const { free_preview_seconds: total_seconds } = channel.settings
  if (total_seconds === 0) throw new CallError('purchase_needed')
  const { eventMediaId, source } = await checkPreviewGate(ctx, asked, params.id, null)
  const rung = source.rungs[0] ?? sourceRung
  const measured = await ctx.videoNodes.measure(channel.id, source.videoId, { rung })
  if (!measured || measured.isEnded) throw new CallError('nothing_to_play')
  // They begin when there is room: nobody loses them in a line.
  await ctx.door.enterSpare()
  const ends_at = await claimFreePreview(ctx, asked, params.id, total_seconds)
  const now = ctx.now()
  const leftMs = ends_at.getTime() - now.getTime()
  if (leftMs <= 0) throw new CallError('purchase_needed')
  const from_ms = Math.max(0, Math.round(measured.endSeconds * 1000) - beforeLiveMs)
  const row = {
    id: createPlaybackId(),
    channel_id: channel.id,
    // Of nobody: it takes no place among an account's players, and proves of no buyer that they watched.
    user_id: null,
    key_hash: session.keyHash,
    ...watchedOf({
      event_id: params.id,
      event_media_id: eventMediaId,
      vod_media_item_id: null,
      clip_id: null,
    }),
    share_uuid: null,
    video_id: source.videoId,
    started_at: now,
    seen_at: now,
    replaced_at: null,
    left_at: null,
    keeps_address: body.keeps_address ?? false,
    cast_marks: null,
    cast_ticket: null,
    cast_began_at: null,
    cast_used_at: null,
    view_id: null,
    ends_at,
    from_ms,
    group_mark: null,
  }
  const insteadOf = body.instead_of ?? null
  await openPlayback(
    ctx.db,
    channel.id,
    { row, insteadOf },
    { keep: maxPlayers, keepOfGroup: maxOfGroup, leaseMs: ctx.playerTimes.leaseMs, starts },
  )
  const stretch = { ...source, scope: { fromMs: from_ms, toMs: openEndMs } }
  const described = describeSource(ctx, row, stretch, chooseBrowser(row, asked.cookies))
  return { ...described.source, left_seconds: leftMs / 1000, total_seconds }
}

import { type Clip, clipFraming, clipModerations, clipProblems, clipStatuses } from '@grandstand/contract'
import { findClipScores, hideClip, listScored } from '@grandstand/rules'
import { z } from 'zod'
import { describeEvents, listScoreChangesOf } from '../../catalogue/events/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { EventCaller } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { clipAddress, cutName, publicKey, stillName, verticalName } from './clip-address.ts'
import { countBuyers } from './clip-buyer-store.ts'
import type { ClipRow } from './clip-store.ts'
import { writeClipToken } from './clip-token.ts'
import { isOwnClip } from './is-own-clip.ts'
import { findVerticals, type VerticalRow } from './vertical/vertical-store.ts'

type Ctx = Pick<Context, 'db' | 'now' | 'rosters' | 'mediaTokens'>
type Input = Reader & { session: EventCaller | null }

const status = z.enum(clipStatuses)
const problem = z.enum(clipProblems).nullable()
const moderation = z.enum(clipModerations)
/** As long as an owner looks at a list of their clips. */
const tokenLifeMs = 3_600_000

/** In their order. `uuid` is what a shared one was asked for with. */
export async function describeClips(
  ctx: Ctx,
  asked: Input,
  rows: readonly ClipRow[],
  uuid: string | null = null,
): Promise<Clip[]> {
  const ids = [...new Set(rows.map(({ event_id }) => event_id))]
  const userId = asked.session?.userId ?? null
  const ownIds = rows.filter(row => isOwnClip(row, userId)).map(({ id }) => id)
  const clipIds = rows.map(({ id }) => id)
  const datedIds = [...new Set(rows.flatMap(row => (row.began_at ? row.event_id : [])))]
  const [buyers, described, verticals, changes] = await Promise.all([
    userId === null ? null : countBuyers(ctx.db, asked.channel.id, userId, ownIds),
    describeEvents(ctx, asked, ids),
    findVerticals(ctx.db, asked.channel.id, clipIds),
    datedIds.length > 0 ? listScoreChangesOf(ctx.db, asked.channel.id, datedIds) : [],
  ])
  const scored = new Map(
    [...Map.groupBy(changes, ({ event_id }) => event_id)].map(([id, own]) => [id, listScored(own)]),
  )
  const events = new Map(described.map(event => [event.id, event]))
  return rows.flatMap(row => {
    const event = events.get(row.event_id)
    if (!event) return []
    const own = { buyers: buyers?.get(row.id) ?? null }
    const vertical = describeVertical(asked, row, verticals.get(row.id), uuid)
    const scores = findClipScores(scored.get(row.event_id) ?? [], row)
    return [hideClip({ ...describe(ctx, asked, row, uuid), ...own, scores, vertical, event })]
  })
}

export async function describeClip(
  ctx: Ctx,
  asked: Input,
  row: ClipRow,
  uuid: string | null = null,
): Promise<Clip> {
  const [clip] = await describeClips(ctx, asked, [row], uuid)
  if (!clip) throw new CallError('not_found')
  return clip
}

/** Others learn of it when there is something to see. */
function describeVertical(
  { session }: Input,
  row: ClipRow,
  vertical: VerticalRow | undefined,
  uuid: string | null,
): Clip['vertical'] {
  const isOwn = isOwnClip(row, session?.userId ?? null)
  const isReady = vertical?.status === 'ready'
  if (!vertical || !(isOwn || isReady)) return null
  const key = findOpenKey(row, isOwn ? row.share_uuid : uuid)
  return {
    framing: clipFraming.parse(vertical.framing),
    status: status.parse(vertical.status),
    problem: isOwn ? problem.parse(vertical.problem) : null,
    url: isReady && key !== null ? clipAddress(row.id, key, verticalName(vertical.cut)) : null,
  }
}

function describe(
  ctx: Ctx,
  { session }: Input,
  row: ClipRow,
  uuid: string | null,
): Omit<Clip, 'event' | 'buyers' | 'scores' | 'vertical'> {
  const is_own = isOwnClip(row, session?.userId ?? null)
  const isReady = row.status === 'ready'
  const openKey = findOpenKey(row, is_own ? row.share_uuid : uuid)
  const isLookedAt = is_own && row.moderation !== 'hidden'
  const imageKey = openKey ?? (isLookedAt ? writeOwnersToken(ctx, row) : null)
  return {
    id: row.id,
    event_id: row.event_id,
    event_media_id: row.event_media_id,
    name: row.name,
    start_time: row.start_seconds,
    duration: row.duration_seconds,
    tags: row.tags,
    status: status.parse(row.status),
    problem: is_own ? problem.parse(row.problem) : null,
    is_own,
    is_public: row.is_public,
    moderation: moderation.parse(row.moderation),
    share_uuid: is_own ? row.share_uuid : uuid,
    url: isReady && openKey !== null ? clipAddress(row.id, openKey, cutName(row.cut)) : null,
    image_url: isReady && imageKey !== null ? clipAddress(row.id, imageKey, stillName(row.cut)) : null,
    created_at: row.created_at.toISOString(),
  }
}

/** With which anybody may have its file. */
function findOpenKey(row: ClipRow, uuid: string | null): string | null {
  if (row.moderation === 'hidden') return null
  return row.is_public && row.moderation === 'approved' ? publicKey : uuid
}

const writeOwnersToken = (ctx: Ctx, { channel_id, video_id }: ClipRow): string =>
  writeClipToken(ctx, { channelId: channel_id, videoId: video_id, looker: 'owner', lifeMs: tokenLifeMs })

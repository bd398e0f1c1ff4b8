import {
  clipModerations,
  clipReportReasons,
  clipStatuses,
  maxLimit,
  type Query,
  type Reply,
  type studioCalls,
} from '@grandstand/contract'
import { z } from 'zod'
import { describeEvents } from '../../../catalogue/events/index.ts'
import type { Channel } from '../../../context/channel.ts'
import type { Context } from '../../../context/context.ts'
import { cappedTotal } from '../../../runtime/lists.ts'
import { clipAddress, stillName } from '../clip-address.ts'
import { writeClipToken } from '../clip-token.ts'
import { listClipTags } from '../list-clip-tags.ts'
import { countShown, listOpenReports, listQueue } from './clip-queue-store.ts'

const status = z.enum(clipStatuses)
const moderation = z.enum(clipModerations)
const reason = z.enum(clipReportReasons)
/** As long as somebody has the list open without looking. */
const pictureLifeMs = 3_600_000
/** Of one clip: what ten say, the eleventh says too. */
const maxReports = 10

/** Nobody's name is in it, so that it may be asked for every few seconds: a look at a person is written down. */
export async function listStudioClips(
  ctx: Pick<Context, 'db' | 'now' | 'rosters' | 'mediaTokens'>,
  asked: { channel: Channel; query: Query<typeof studioCalls.listStudioClips> },
): Promise<Reply<typeof studioCalls.listStudioClips>> {
  const { channel, query } = asked
  const { show = 'all', user_id: userId, event_id: eventId, limit = maxLimit, offset = 0 } = query
  const reader = { channel, language: query.language ?? channel.settings.language, session: null }
  const { rows, total } = await listQueue(ctx.db, channel.id, { show, userId, eventId, limit, offset })
  const ids = rows.map(({ clip }) => clip.id)
  const reports = Map.groupBy(await listOpenReports(ctx.db, channel.id, ids), ({ clip_id }) => clip_id)
  const eventIds = [...new Set(rows.map(({ clip }) => clip.event_id))]
  const names = new Map((await describeEvents(ctx, reader, eventIds)).map(({ id, name }) => [id, name]))
  const tags = new Map((await listClipTags(ctx, reader)).map(({ alias, name }) => [alias, name]))
  const items = rows.map(({ clip, report_count, is_banned }) => ({
    id: clip.id,
    name: clip.name,
    user_id: clip.user_id,
    made_by: clip.made_by,
    is_banned,
    report_count,
    cut: clip.cut,
    duration: clip.duration_seconds,
    is_public: clip.is_public,
    tags: clip.tags.map(alias => tags.get(alias) ?? alias),
    status: status.parse(clip.status),
    is_shared: clip.share_uuid !== null,
    moderation: moderation.parse(clip.moderation),
    event: { id: clip.event_id, name: names.get(clip.event_id) ?? '' },
    reports: (reports.get(clip.id) ?? []).slice(0, maxReports).map(report => ({
      reason: reason.parse(report.reason),
      text: report.text,
      created_at: report.created_at.toISOString(),
    })),
    image_url: clip.status === 'ready' ? clipAddress(clip.id, pictureKey(clip), stillName(clip.cut)) : null,
    created_at: clip.created_at.toISOString(),
  }))
  return {
    items,
    limit,
    offset,
    total: cappedTotal(total, { limit, offset, shown: items.length }),
    waiting: await countShown(ctx.db, channel.id, 'waiting'),
    reported: await countShown(ctx.db, channel.id, 'reported'),
  }

  function pictureKey({ channel_id, video_id }: { channel_id: number; video_id: number }): string {
    const look = { channelId: channel_id, videoId: video_id, looker: 'operator' } as const
    return writeClipToken(ctx, { ...look, lifeMs: pictureLifeMs })
  }
}

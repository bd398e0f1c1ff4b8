import { type Event, type Image, passKinds, streamStatuses } from '@grandstand/contract'
import {
  hasEventAccess,
  hideScores,
  isEventPurchased,
  isScoreHidden,
  listCapabilities,
  orderParticipants,
} from '@grandstand/rules'
import { z } from 'zod'
import { localiser } from '../../channel/channel/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { listPosterSizes, readPosterSize } from '../../context/media-pictures.ts'
import type { Roster } from '../../context/roster.ts'
import type { EventCaller } from '../../context/session.ts'
import { describeEventMedia, findDuration } from './describe-event-media.ts'
import { describeLiveFrame } from './describe-live-frame.ts'
import { describePicture } from './describe-picture.ts'
import {
  type EventRow,
  listCameraStates,
  listEventMedia,
  listEventRows,
  listEventTeams,
} from './event-store.ts'
import { toSeconds } from './to-seconds.ts'

const passKind = z.enum(passKinds)
const streamStatus = z.enum(streamStatuses)

type Caller = Reader & { session: EventCaller | null }

/** Events by id, in the order of the ids; those that are gone meanwhile are left out. */
export async function describeEvents(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  asked: Caller,
  ids: readonly number[],
): Promise<Event[]> {
  if (ids.length === 0) return []
  const { channel } = asked
  const [roster, rows, teams, media, cameras, orders = [], shown = 'all'] = await Promise.all([
    ctx.rosters.get(asked),
    listEventRows(ctx.db, channel.id, ids),
    listEventTeams(ctx.db, channel.id, ids),
    listEventMedia(ctx.db, channel.id, ids),
    listCameraStates(ctx.db, channel.id, ids),
    asked.session?.openingOrders(),
    asked.session?.shownScores(),
  ])
  const now = ctx.now()
  const canWatch = listCapabilities(
    channel.settings.capabilities,
    { isLoggedIn: asked.session?.userId != null, orders },
    now,
  ).includes('watch')
  const rowsById = new Map(rows.map(row => [row.id, row]))
  const teamsByEvent = Map.groupBy(teams, team => team.event_id)
  const mediaByEvent = Map.groupBy(media, file => file.event_id)
  const camerasByEvent = Map.groupBy(cameras, camera => camera.event_id)
  return ids.flatMap(id => {
    const row = rowsById.get(id)
    if (!row) return []
    const playing = teamsByEvent.get(id) ?? []
    const sold = {
      id,
      type: passKind.parse(row.type),
      categoryIds: roster.categoryLines.get(row.event_category_id) ?? [row.event_category_id],
      participantIds: playing.map(team => team.participant_id),
    }
    const parts = {
      isPurchased: isEventPurchased(sold, orders, now),
      canWatch,
      teams: playing,
      media: mediaByEvent.get(id) ?? [],
      cameras: camerasByEvent.get(id) ?? [],
    }
    const event = describe(asked, roster, row, parts)
    const plain = roster.categoryImages.get(row.event_category_id) ?? null
    return [isScoreHidden(event, shown) ? hideScores(event, plain) : event]
  })
}

interface EventParts {
  isPurchased: boolean
  /** The caller has the capability `watch`. */
  canWatch: boolean
  teams: Awaited<ReturnType<typeof listEventTeams>>
  media: Awaited<ReturnType<typeof listEventMedia>>
  cameras: Awaited<ReturnType<typeof listCameraStates>>
}

function describe(
  asked: Caller,
  roster: Roster,
  row: EventRow,
  { isPurchased, canWatch, teams, cameras, ...parts }: EventParts,
): Event {
  const say = localiser(asked)
  const type = passKind.parse(row.type)
  const stream_status = streamStatus.parse(row.stream_status)
  const media = describeEventMedia(asked.channel, parts.media)
  const has_access =
    row.is_private || hasEventAccess({ type, isLoggedIn: asked.session?.userId != null, isPurchased })
  const own = roster.imageById(row.image_id)
  return {
    id: row.id,
    name: say(row.name),
    type,
    stream_status,
    is_cancelled: row.is_cancelled,
    ...(row.is_private && { is_private: true }),
    location_id: row.location_id,
    event_category_id: row.event_category_id,
    event_utc_ts: toSeconds(row.event_utc_ts),
    time_zone: row.time_zone,
    participants: orderParticipants(teams, row.home_team_id).flatMap(({ participant_id, score }) => {
      const team = roster.known.teams.get(participant_id)
      return team ? [{ ...team, score }] : []
    }),
    home_team_id: row.home_team_id,
    has_access,
    base_price: row.base_price,
    service_fee: row.service_fee,
    currency: asked.channel.settings.currency,
    description: say(row.description),
    period: row.period,
    clock: row.clock,
    ...describePicture(asked.channel, stream_status, { media: parts.media, cameras }),
    is_paused: row.is_paused,
    ...findDuration(stream_status, parts.media),
    image: own ?? posterOf(media) ?? roster.categoryImages.get(row.event_category_id) ?? null,
    ...(own && { has_own_image: true }),
    ...describeLiveFrame(asked.channel, { ...row, type, stream_status }, cameras, canWatch && has_access),
    media,
  }
}

/** A picture out of its own video tells more than one of its sport. */
function posterOf(media: Event['media']): Image | null {
  for (const { type, url } of media) {
    const size = type === 'image' && url !== null ? readPosterSize(url) : null
    if (!size || url === null) continue
    const folder = url.slice(0, url.lastIndexOf('/') + 1)
    const smaller = listPosterSizes(url).map(({ name, width }) => ({ url: `${folder}${name}`, width }))
    return { url, ...size, variants: [...smaller, { url, width: size.width }] }
  }
  return null
}

import {
  cameraStates,
  outsideMediaTypes,
  priceSources,
  type StudioCamera,
  type StudioEvent,
} from '@grandstand/contract'
import { chooseIngestState, readProblem } from '@grandstand/rules'
import { z } from 'zod'
import { describeEvents, listEventStamps } from '../../catalogue/events/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { listEventCameras } from '../../video/ingest/index.ts'

const cameraState = z.enum(cameraStates)
// An event may go between two reads.
const priceSource = z.enum(priceSources).catch('none')

type EventWithCameras = StudioEvent & { cameras: StudioCamera[] }

/** In the order of the ids; those that are gone meanwhile are left out. */
export async function describeStudioEvents(
  ctx: Pick<Context, 'db' | 'now' | 'rosters' | 'srt' | 'publicUrl'>,
  asked: { channel: Channel; language: string | undefined },
  ids: readonly number[],
): Promise<EventWithCameras[]> {
  const { channel } = asked
  const reader = { channel, language: asked.language ?? channel.settings.language, session: null }
  const [events, stamps, rows, roster] = await Promise.all([
    describeEvents(ctx, reader, ids),
    listEventStamps(ctx.db, channel.id, ids),
    listEventCameras(ctx.db, channel.id, ids),
    ctx.rosters.get(reader),
  ])
  const stampOf = new Map(stamps.map(stamp => [stamp.id, stamp]))
  const rowsOf = Map.groupBy(rows, ({ event_id }) => event_id)
  return events.map(event => {
    const cameras = (rowsOf.get(event.id) ?? []).map(row => describeCamera(ctx, row))
    const sport = roster.known.categories.get(event.event_category_id)
    const stamp = stampOf.get(event.id)
    const starts_at = new Date(event.event_utc_ts * 1000).toISOString()
    return {
      id: event.id,
      name: event.name,
      teams: event.participants.map(({ id, name, card_name, short_name, color, images, score }) => ({
        name,
        card_name,
        short_name,
        color,
        score,
        crest: images[0] ?? null,
        is_retired: !roster.teams.has(id),
      })),
      sport: sport ? { name: sport.name, is_retired: !roster.categories.has(sport.id) } : null,
      type: event.type,
      stream_status: event.stream_status,
      is_cancelled: event.is_cancelled,
      frame: event.live_frame?.url ?? null,
      period: event.period,
      is_private: event.is_private ?? false,
      starts_at,
      ends_at: stamp?.ends_at.toISOString() ?? starts_at,
      time_zone: event.time_zone,
      base_price: stamp?.base_price ?? 0,
      service_fee: stamp?.service_fee ?? 0,
      price_from: priceSource.parse(stamp?.price_from),
      waits_for_go: stamp?.waits_for_go ?? false,
      own_waits_for_go: stamp?.own_waits_for_go ?? null,
      is_paused: event.is_paused,
      ingest_state: chooseIngestState(cameras.map(({ state }) => state)),
      problem_count: cameras.filter(({ problem }) => problem !== null).length,
      is_shown_elsewhere: event.media.some(({ type }) => outsideMediaTypes.some(each => each === type)),
      cameras,
    }
  })
}

type EventCamera = Awaited<ReturnType<typeof listEventCameras>>[number]

export function describeCamera(
  ctx: Pick<Context, 'srt' | 'publicUrl'>,
  row: Omit<EventCamera, 'key_hash' | 'sealed_key'>,
): StudioCamera {
  const port = ctx.srt.portOf(row.video_id)
  return {
    id: row.video_id,
    name: row.name,
    state: cameraState.parse(row.state),
    state_since: row.state_since.toISOString(),
    problem:
      row.problem === null || row.problem_at === null
        ? null
        : { ...readProblem(row.problem), at: row.problem_at.toISOString() },
    srt_url: port === null ? null : `srt://${new URL(ctx.publicUrl).hostname}:${port}`,
  }
}

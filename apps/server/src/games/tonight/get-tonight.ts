import {
  type Event,
  interfaceLanguages,
  outsideMediaTypes,
  type Query,
  type studioCalls,
  type Tonight,
} from '@grandstand/contract'
import { dayOf, heartbeatPatienceMs, isSignalDue, shiftDay, startOfDay } from '@grandstand/rules'
import { describeEvents } from '../../catalogue/events/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { watchCameras } from '../../deployment/signals/index.ts'
import { countViewersNow } from '../../insight/reports/index.ts'
import { findMailLanguage } from '../../operators/operator-mails/index.ts'
import { listEventCameras } from '../../video/ingest/index.ts'
import { describeAlarms, listAlarmRows } from '../alarms/index.ts'
import { countTickets, describeCamera } from '../studio-events/index.ts'
import { listGamesOfDay } from './tonight-store.ts'

const maxAlarms = 100

interface Input {
  channel: Channel
  session: OperatorSession
  query: Query<typeof studioCalls.getTonight>
}

export async function getTonight(
  ctx: Pick<Context, 'db' | 'now' | 'rosters' | 'srt' | 'publicUrl' | 'mediaTokens'>,
  { channel, session, query }: Input,
): Promise<Tonight> {
  const { db } = ctx
  const now = ctx.now()
  const { time_zone: timeZone } = channel.settings
  const today = dayOf(now.getTime(), timeZone)
  const [from, until] = [startOfDay(today, timeZone), startOfDay(shiftDay(today, 1), timeZone)]
  const ids = await listGamesOfDay(db, channel.id, { from, until })
  const reader = { channel, language: query.language ?? channel.settings.language, session: null }
  const [events, rows, roster, watched, tickets, alarms, mailed] = await Promise.all([
    describeEvents(ctx, reader, ids),
    listEventCameras(db, channel.id, ids),
    ctx.rosters.get(reader),
    countViewersNow(db, channel.id, new Date(now.getTime() - heartbeatPatienceMs)),
    countTickets(db, channel.id, ids, from),
    listAlarmRows(db, channel.id, { isOpen: true, limit: maxAlarms }),
    findMailLanguage(db, 'alarm', channel.id, session.operator.id),
  ])
  const due = new Set(events.filter(event => isDue(event, now)).map(({ id }) => id))
  const cameras = await watchCameras(
    ctx,
    channel.id,
    rows.map(row => ({ ...describeCamera(ctx, row), isDue: due.has(row.event_id) })),
  )
  const cameraOf = new Map(cameras.map(camera => [camera.id, camera]))
  const camerasOf = Map.groupBy(rows, ({ event_id }) => event_id)
  const viewersOf = new Map(watched.map(({ event_id, viewers }) => [event_id, viewers]))
  return {
    at: now.toISOString(),
    games: events.map(event => ({
      id: event.id,
      name: event.name,
      teams: event.participants.map(({ name, score }) => ({ name, score })),
      sport: roster.known.categories.get(event.event_category_id)?.name ?? null,
      type: event.type,
      stream_status: event.stream_status,
      is_cancelled: event.is_cancelled,
      period: event.period,
      starts_at: new Date(event.event_utc_ts * 1000).toISOString(),
      time_zone: event.time_zone,
      viewers: viewersOf.get(event.id) ?? 0,
      tickets_today: tickets.get(event.id) ?? 0,
      is_shown_elsewhere: event.media.some(({ type }) => outsideMediaTypes.some(outside => outside === type)),
      cameras: (camerasOf.get(event.id) ?? []).flatMap(({ video_id }) => cameraOf.get(video_id) ?? []),
    })),
    alarms: describeAlarms({ channel, language: query.language }, alarms),
    alarm_language: interfaceLanguages.find(code => code === mailed) ?? null,
  }
}

function isDue({ stream_status, is_cancelled, event_utc_ts }: Event, now: Date): boolean {
  return !is_cancelled && isSignalDue({ stream_status, starts_at: new Date(event_utc_ts * 1000) }, now)
}

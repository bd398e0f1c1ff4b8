import {
  interfaceLanguages,
  type Query,
  studioCalls,
  type Tonight,
  type TonightGame,
} from '@grandstand/contract'
import {
  dayOf,
  heartbeatPatienceMs,
  isAwaited,
  isSignalDue,
  mayCall,
  shiftDay,
  startOfDay,
} from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { watchCameras } from '../../deployment/signals/index.ts'
import { countViewersNow } from '../../insight/reports/index.ts'
import { findMailLanguage } from '../../operators/operator-mails/index.ts'
import { countAtDoor } from '../../video/door/index.ts'
import { countWaitingVisitors } from '../../video/waiting/index.ts'
import { describeAlarms, listAlarmRows } from '../alarms/index.ts'
import { countTickets, describeStudioEvents } from '../studio-events/index.ts'
import { listNews } from './list-news.ts'
import { sumMoney, sumWatching } from './sum-day.ts'
import { listGamesOfDay } from './tonight-store.ts'

const maxAlarms = 100

interface Input {
  channel: Channel
  session: OperatorSession
  query: Query<typeof studioCalls.getTonight>
}

export async function getTonight(
  ctx: Pick<Context, 'db' | 'now' | 'rosters' | 'srt' | 'publicUrl' | 'mediaTokens' | 'playerTimes' | 'door'>,
  { channel, session, query }: Input,
): Promise<Tonight> {
  const { db } = ctx
  const now = ctx.now()
  const { time_zone: timeZone } = channel.settings
  const today = dayOf(now.getTime(), timeZone)
  const [from, until] = [startOfDay(today, timeZone), startOfDay(shiftDay(today, 1), timeZone)]
  const ids = await listGamesOfDay(db, channel.id, { from, until })
  const language = query.language ?? channel.settings.language
  const { role } = session.operator
  const [events, watched, tickets, alarms, mailed, money, news] = await Promise.all([
    describeStudioEvents(ctx, { channel, language }, ids),
    countViewersNow(db, channel, new Date(now.getTime() - heartbeatPatienceMs)),
    countTickets(db, channel.id, ids, from),
    listAlarmRows(db, channel.id, { isOpen: true, isByUrgency: true, limit: maxAlarms }),
    findMailLanguage(db, 'alarm', channel.id, session.operator.id),
    mayCall(role, studioCalls.getSalesReport.by) ? sumMoney(ctx, channel, from) : null,
    listNews(db, { channel, language, role }, { ids, from }),
  ])
  const awaited = events.filter(isAwaited).map(({ id }) => id)
  const [cameras, waiting, atDoor] = await Promise.all([
    watchCameras(
      ctx,
      channel.id,
      events.flatMap(event => event.cameras.map(camera => ({ ...camera, isDue: isDue(event, now) }))),
    ),
    countWaitingVisitors(ctx, channel.id, awaited),
    countAtDoor(ctx, channel.id, ids),
  ])
  const cameraOf = new Map(cameras.map(camera => [camera.id, camera]))
  const viewersOf = new Map(watched.map(({ event_id, viewers }) => [event_id, viewers]))
  const viewers = watched.reduce((sum, game) => sum + game.viewers, 0)
  return {
    at: now.toISOString(),
    currency: channel.settings.currency,
    games: events.map(event => ({
      ...event,
      viewers: viewersOf.get(event.id) ?? 0,
      waiting: waiting.get(event.id) ?? 0,
      at_door: atDoor.get(event.id) ?? 0,
      tickets_today: tickets.get(event.id) ?? 0,
      cameras: event.cameras.flatMap(({ id }) => cameraOf.get(id) ?? []),
    })),
    money,
    watching: await sumWatching(ctx, channel, { from, viewers }),
    news,
    alarms: describeAlarms({ channel, language: query.language }, alarms),
    alarm_language: interfaceLanguages.find(code => code === mailed) ?? null,
  }
}

type Plan = Pick<TonightGame, 'stream_status' | 'is_cancelled' | 'starts_at'>

function isDue({ stream_status, is_cancelled, starts_at }: Plan, now: Date): boolean {
  return !is_cancelled && isSignalDue({ stream_status, starts_at: new Date(starts_at) }, now)
}

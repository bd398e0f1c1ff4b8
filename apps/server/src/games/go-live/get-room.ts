import { outsideMediaTypes, type Params, type Query, type Room, type studioCalls } from '@grandstand/contract'
import { isAwaited, sumGameMoney } from '@grandstand/rules'
import { describeEvents } from '../../catalogue/events/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { findViewerDelay } from '../../insight/reports/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { countAtDoor } from '../../video/door/index.ts'
import { countWaitingVisitors, openSince } from '../../video/waiting/index.ts'
import { describeGoLive } from './get-go-live.ts'
import { listRoomLog } from './list-room-log.ts'
import { countOpenPlayers, listGamePayments } from './room-store.ts'

/** Players report every few seconds: enough for a mean that does not jump. */
const delayMs = 60_000

interface Input {
  channel: Channel
  params: Params<typeof studioCalls.getRoom>
  query: Query<typeof studioCalls.getRoom>
}

export async function getRoom(
  ctx: Pick<
    Context,
    'db' | 'now' | 'rosters' | 'rtmpUrl' | 'srt' | 'publicUrl' | 'mediaTokens' | 'playerTimes' | 'door'
  >,
  { channel, params, query }: Input,
): Promise<Room> {
  const { db } = ctx
  const now = ctx.now()
  const { currency } = channel.settings
  const reader = { channel, language: query.language ?? channel.settings.language, session: null }
  const [event] = await describeEvents(ctx, reader, [params.id])
  if (!event) throw new CallError('not_found')
  const [{ goLive, detail }, players, viewer_delay_ms, payments, log] = await Promise.all([
    describeGoLive(ctx, { channel, params, query }),
    countOpenPlayers(db, channel.id, event.id, openSince(ctx)),
    findViewerDelay(db, channel.id, event.id, new Date(now.getTime() - delayMs)),
    listGamePayments(db, channel.id, event.id, currency),
    listRoomLog(db, channel.id, event.id, event.participants),
  ])
  const [waiting, atDoor] = await Promise.all([
    countWaitingVisitors(ctx, channel.id, isAwaited(detail) ? [event.id] : []),
    countAtDoor(ctx, channel.id, [event.id]),
  ])
  const { type, ends_at, waits_for_go, own_waits_for_go, is_paused } = detail
  return {
    ...goLive,
    type,
    ends_at,
    waits_for_go,
    own_waits_for_go,
    is_paused,
    is_shown_elsewhere: event.media.some(media => outsideMediaTypes.some(outside => outside === media.type)),
    players,
    waiting: waiting.get(event.id) ?? 0,
    at_door: atDoor.get(event.id) ?? 0,
    viewer_delay_ms,
    money: { currency, price: event.base_price + event.service_fee, ...sumGameMoney(payments, now) },
    log,
  }
}

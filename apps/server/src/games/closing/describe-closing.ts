import { type Closing, streamStatuses } from '@grandstand/contract'
import { listIncidents } from '@grandstand/rules'
import { z } from 'zod'
import { localiser } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { getGameReport } from '../../insight/reports/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { describeAlarms, listAlarmRows } from '../alarms/index.ts'
import { canClose } from './can-close.ts'
import { findItemOf, listReplays, type ReplayRow, sumGameSales } from './closing-facts-store.ts'
import { findClosing, findClosingGame, listNotes } from './closing-store.ts'
import { describeClosed } from './describe-closed.ts'
import { describeReplays } from './describe-replays.ts'

export type ClosingContext = Pick<Context, 'db' | 'now' | 'videoNodes' | 'mediaTokens' | 'log' | 'rosters'>

const streamStatus = z.enum(streamStatuses)
const maxAlarms = 100

/** All that is known of a game after the night, but who is mailed of it. */
export async function describeClosing(
  ctx: ClosingContext,
  channel: Channel,
  { id, language }: { id: number; language: string },
): Promise<Omit<Closing, 'mail_language'>> {
  const { db } = ctx
  const game = await findClosingGame(db, channel.id, id)
  if (!game || game.is_private) throw new CallError('not_found')
  const rows = await listReplays(db, channel.id, id)
  const gameMs = measureGame(game, rows)
  const { currency } = channel.settings
  const [closing, replays, item, sales, report, alarms, notes] = await Promise.all([
    findClosing(db, channel.id, id),
    describeReplays(ctx, channel, rows, { id, startsAt: game.event_utc_ts, gameMs }),
    findItemOf(
      db,
      channel.id,
      rows.map(row => row.id),
    ),
    sumGameSales(db, channel.id, id, currency),
    getGameReport(ctx, { channel, params: { channel: channel.channel_key, id }, query: { language } }),
    listAlarmRows(db, channel.id, { eventId: id, limit: maxAlarms }),
    listNotes(db, channel.id, id),
  ])
  const say = localiser({ channel, language })
  const { views, peak_viewers, playing_ms, rebuffer_share, startup_ms, technical_failures } = report
  return {
    event_id: id,
    name: report.name,
    stream_status: streamStatus.parse(game.stream_status),
    is_cancelled: game.cancelled_by !== null,
    starts_at: report.event_utc_ts,
    time_zone: report.time_zone,
    game_ms: gameMs,
    closed: describeClosed(closing),
    can_close: canClose(game),
    replays,
    library_item: item ? { id: item.id, title: say(item.title) } : null,
    money: { ...sales, currency },
    viewers: { views, peak_viewers, playing_ms, rebuffer_share, startup_ms, technical_failures },
    alarms: describeAlarms({ channel, language }, alarms),
    incidents: listIncidents(
      report.marks.flatMap(mark =>
        mark.kind === 'camera' ? [{ camera: mark.camera, state: mark.state, at: mark.at }] : [],
      ),
    ),
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
  }
}

/** Until its last camera ended; a window is longer than its game, as a rule. */
function measureGame(game: { event_utc_ts: Date; ends_at: Date }, rows: readonly ReplayRow[]): number {
  const ends = rows.flatMap(({ ended_at }) => (ended_at ? [ended_at.getTime()] : []))
  const end = ends.length > 0 ? Math.max(...ends) : game.ends_at.getTime()
  return Math.max(0, end - game.event_utc_ts.getTime())
}

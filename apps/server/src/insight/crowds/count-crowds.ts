import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { followCounting } from '../reports/index.ts'
import {
  type CrowdPiece,
  countPieces,
  listWatchedDays,
  type WatchedDay,
  writeCrowdDay,
} from './crowd-store.ts'
import { keepPeaks } from './keep-peaks.ts'

const minuteMs = 60_000
/** A row may be a while under way from its arrival to the table. */
const settleMs = 30_000
/** As long as rows may come for a day. */
const maxAwayMs = 48 * 60 * minuteMs

/** Counts again what was watched since the last time. The same rows give the same peaks, whichever process counts them. */
export async function countCrowds({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const until = new Date(now().getTime() - settleMs)
  const first = new Date(until.getTime() - maxAwayMs)
  await db.transaction(tx =>
    followCounting(tx, 'crowds', first, async counted => {
      const from = counted < first ? first : counted
      if (from < until) await countBetween(tx, from, until)
      return { until: from < until ? until : from, isDone: true }
    }),
  )
}

async function countBetween(tx: Tx, from: Date, until: Date): Promise<void> {
  const watched = await listWatchedDays(tx, from, until)
  // One after the other: a transaction has one connection.
  for (const day of watched) await writeCrowdDay(tx, day, listViews(await countPieces(tx, day)))
  for (const { channel_id, event_id } of gamesOf(watched)) await keepPeaks(tx, channel_id, event_id)
}

/** By video, each piece in its place. */
function listViews(pieces: readonly CrowdPiece[]): Map<number, number[]> {
  const ofVideos = Map.groupBy(pieces, ({ event_media_id }) => event_media_id)
  return new Map(
    [...ofVideos].map(([mediaId, seen]) => {
      const views = new Map(seen.map(({ piece, views: count }) => [piece, count]))
      const length = Math.max(...views.keys()) + 1
      return [mediaId, Array.from({ length }, (_, at) => views.get(at) ?? 0)]
    }),
  )
}

function gamesOf(days: readonly WatchedDay[]): WatchedDay[] {
  return [...new Map(days.map(day => [day.event_id, day])).values()]
}

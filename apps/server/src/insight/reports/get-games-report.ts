import type { GamesReport, Query, studioCalls } from '@grandstand/contract'
import { localiser } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { describeWatched } from './describe-watched.ts'
import { findPeaks, listGameNames, listWatchedGames, sumWatched } from './game-report-store.ts'
import { readRange } from './read-range.ts'

const maxGames = 100

export async function getGamesReport(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, query }: { channel: Channel; query: Query<typeof studioCalls.getGamesReport> },
): Promise<GamesReport> {
  const range = readRange(ctx, { channel, query })
  const [games, total, before] = await Promise.all([
    listWatchedGames(ctx.db, channel.id, range, maxGames),
    sumWatched(ctx.db, channel.id, range),
    sumWatched(ctx.db, channel.id, range.before),
  ])
  const ids = games.map(game => game.event_id)
  const [peaks, names] = await Promise.all([
    findPeaks(ctx.db, channel.id, ids, { ...range, timeZone: channel.settings.time_zone }),
    listGameNames(ctx.db, channel.id, ids),
  ])
  const say = localiser({ channel, language: query.language ?? channel.settings.language })
  return {
    ...range,
    items: games.map(({ event_id, ...watched }) => {
      const event = names.get(event_id)
      return {
        event_id,
        name: event ? say(event.name) : null,
        event_utc_ts: event?.event_utc_ts.toISOString() ?? null,
        peak_viewers: peaks.get(event_id) ?? 0,
        ...describeWatched(watched),
      }
    }),
    total: describeWatched(total),
    total_before: describeWatched(before),
  }
}

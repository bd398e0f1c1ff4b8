import type { Query, studioCalls, WatchingReport } from '@grandstand/contract'
import { heartbeatPatienceMs } from '@grandstand/rules'
import { localiser } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { countViewersNow } from './count-viewers-now.ts'
import { listGameNames } from './game-report-store.ts'
import { rebufferShare } from './rebuffer-share.ts'
import { listViewerMinutes, sumWatchedNow } from './watching-store.ts'

const hourMs = 3_600_000
const nothing = { playing_ms: 0, stalled_ms: 0, delay_ms: null }

export async function getWatchingReport(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { channel, query }: { channel: Channel; query: Query<typeof studioCalls.getWatchingReport> },
): Promise<WatchingReport> {
  const at = now()
  const ago = (ms: number) => new Date(at.getTime() - ms)
  const [watched, sums, minutes] = await Promise.all([
    countViewersNow(db, channel, ago(heartbeatPatienceMs)),
    sumWatchedNow(db, channel.id, ago(heartbeatPatienceMs)),
    listViewerMinutes(db, channel.id, ago(hourMs)),
  ])
  const quality = new Map(sums.map(row => [row.event_id, row]))
  const games = watched.flatMap(({ event_id, viewers }) => (event_id === null ? [] : [{ event_id, viewers }]))
  const names = await listGameNames(
    db,
    channel.id,
    games.map(game => game.event_id),
  )
  const say = localiser({ channel, language: query.language ?? channel.settings.language })
  return {
    at: at.toISOString(),
    viewers: watched.reduce((sum, { viewers }) => sum + viewers, 0),
    games: games.map(({ event_id, viewers }) => {
      const event = names.get(event_id)
      // Another may have come between the two questions.
      const { playing_ms, stalled_ms, delay_ms } = quality.get(event_id) ?? nothing
      return {
        event_id,
        viewers,
        delay_ms,
        name: event ? say(event.name) : null,
        rebuffer_share: rebufferShare({ playing_ms, stalled_ms }),
      }
    }),
    minutes: minutes.map(({ minute, viewers }) => ({ at: new Date(minute).toISOString(), viewers })),
  }
}

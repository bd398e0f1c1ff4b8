import type { Query, studioCalls, WatchingReport } from '@grandstand/contract'
import { heartbeatPatienceMs } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { localiser } from '../channel/index.ts'
import { listGameNames } from './game-report-store.ts'
import { rebufferShare } from './rebuffer-share.ts'
import { listViewerMinutes, listWatchedNow } from './watching-store.ts'

const hourMs = 3_600_000

export async function getWatchingReport(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { channel, query }: { channel: Channel; query: Query<typeof studioCalls.getWatchingReport> },
): Promise<WatchingReport> {
  const at = now()
  const ago = (ms: number) => new Date(at.getTime() - ms)
  const [watched, minutes] = await Promise.all([
    listWatchedNow(db, channel.id, ago(heartbeatPatienceMs)),
    listViewerMinutes(db, channel.id, ago(hourMs)),
  ])
  const games = watched.flatMap(({ event_id, ...row }) => (event_id === null ? [] : [{ event_id, ...row }]))
  const names = await listGameNames(
    db,
    channel.id,
    games.map(game => game.event_id),
  )
  const say = localiser({ channel, language: query.language ?? channel.settings.language })
  return {
    at: at.toISOString(),
    viewers: watched.reduce((sum, { viewers }) => sum + viewers, 0),
    games: games.map(game => {
      const { event_id, viewers, delay_ms } = game
      const event = names.get(event_id)
      return {
        ...{ event_id, viewers, delay_ms },
        name: event ? say(event.name) : null,
        rebuffer_share: rebufferShare(game),
      }
    }),
    minutes: minutes.map(({ minute, viewers }) => ({ at: new Date(minute).toISOString(), viewers })),
  }
}

import type { ChannelState, Reply, studioCalls } from '@grandstand/contract'
import { heartbeatPatienceMs } from '@grandstand/rules'
import { listImages } from '../../channel/images/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { countViewersNow } from '../../insight/reports/index.ts'
import { describeChannel } from '../../operators/operators/index.ts'
import { wholeList } from '../../runtime/lists.ts'
import { listStandings } from './channel-state-store.ts'

/** As many as fit into a menu; the page of all channels has the rest. */
const maxChannels = 30

export async function listChannelStates(
  ctx: Pick<Context, 'db' | 'now' | 'channels'>,
  { session }: { session: OperatorSession },
): Promise<Reply<typeof studioCalls.listChannelStates>> {
  const { channelId } = session.operator
  const channels = (await ctx.channels.list())
    .filter(({ id }) => channelId === null || id === channelId)
    .map(channel => ({ channel, described: describeChannel(channel) }))
    .toSorted((a, b) => a.described.name.localeCompare(b.described.name))
    .slice(0, maxChannels)
  const now = ctx.now()
  const standings = await listStandings(
    ctx.db,
    channels.map(({ channel }) => channel.id),
    now,
  )
  const items: ChannelState[] = []
  // One after the other: a menu must not take all connections.
  for (const { channel, described } of channels) {
    const standing = standings.get(channel.id)
    const live_games = standing?.live_games ?? 0
    const images = await listImages(ctx, channel)
    items.push({
      ...described,
      logo: images.byPath(channel.settings.logo)?.url ?? null,
      live_games,
      dark_games: standing?.dark_games ?? 0,
      watching: live_games === 0 ? 0 : await countWatching(ctx, channel, now),
      next_at: standing?.next_at ? new Date(standing.next_at).toISOString() : null,
    })
  }
  return wholeList(items)
}

/** As Tonight has it. */
async function countWatching({ db }: Pick<Context, 'db'>, channel: Channel, now: Date): Promise<number> {
  const rows = await countViewersNow(db, channel, new Date(now.getTime() - heartbeatPatienceMs))
  return rows.reduce((sum, { viewers }) => sum + viewers, 0)
}

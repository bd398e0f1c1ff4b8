import type { Context } from '../../context/context.ts'
import type { EventFeed, HeardChanges } from '../../context/event-feed.ts'
import { listen } from '../../db/listen.ts'
import { createRevisionCache } from '../../runtime/revision-cache.ts'
import { changesChannel } from './event-change-store.ts'
import { readEventChanges } from './read-event-changes.ts'

/** Changes in quick succession are sent together, the first one at once. */
const gatherMs = 200

interface Followed {
  /** What the followers know. */
  cursor: number
  followers: Set<(changes: HeardChanges) => void>
  toldAtMs: number
  timer: NodeJS.Timeout | undefined
}

/** Hears of every change in the database on one connection, and tells all who follow a channel. */
export function createEventFeed(
  ctx: Pick<Context, 'db' | 'now' | 'channels' | 'log'>,
  databaseUrl: string,
): EventFeed & { stop(): Promise<void> } {
  const heard = new Map<number, number>()
  const followed = new Map<number, Followed>()
  // After a restart everybody comes back with the same cursor: one read serves all of them.
  const missed = createRevisionCache<HeardChanges>(ctx.log)

  async function changesSince(channelId: number, cursor: number): Promise<HeardChanges> {
    const channel = await ctx.channels.findById(channelId)
    if (!channel) return { cursor, is_complete: false, items: [], privately: [] }
    const revision = Math.max(heard.get(channelId) ?? 0, channel.events_cursor)
    return missed.get({ id: channelId, revision }, [cursor], () => readEventChanges(ctx, channel, cursor))
  }

  async function tell(channelId: number, one: Followed): Promise<void> {
    one.timer = undefined
    one.toldAtMs = performance.now()
    try {
      const channel = await ctx.channels.findById(channelId)
      if (!channel) return
      const changes = await readEventChanges(ctx, channel, one.cursor)
      if (changes.cursor === one.cursor) return
      one.cursor = changes.cursor
      heard.set(channelId, Math.max(heard.get(channelId) ?? 0, changes.cursor))
      for (const onChanges of one.followers) onChanges(changes)
    } catch (error) {
      // The database is away: reconnecting calls again.
      ctx.log.warn({ error }, 'Changes of events could not be read; open pages get them at the next try')
    }
  }

  function wake(channelId: number): void {
    const one = followed.get(channelId)
    if (!one || one.timer) return
    const waitMs = Math.max(0, one.toldAtMs + gatherMs - performance.now())
    one.timer = setTimeout(() => void tell(channelId, one), waitMs)
  }

  const connection = listen({
    url: databaseUrl,
    channel: changesChannel,
    onMessage(payload) {
      const [channelId = 0, cursor = 0] = payload.split(' ').map(Number)
      heard.set(channelId, Math.max(heard.get(channelId) ?? 0, cursor))
      wake(channelId)
    },
    onConnected: () => [...followed.keys()].forEach(wake),
    onError: error => ctx.log.warn({ error }, 'The connection for changes of events was lost; it reconnects'),
  })

  return {
    cursorOf: channelId => heard.get(channelId) ?? 0,
    changesSince,
    follow(channelId, cursor, onChanges) {
      const one = followed.get(channelId) ?? { cursor, followers: new Set(), toldAtMs: 0, timer: undefined }
      followed.set(channelId, one)
      one.followers.add(onChanges)
      // The others may know more already than this one.
      if (one.cursor > cursor) {
        changesSince(channelId, cursor).then(onChanges, () => {})
      } else if ((heard.get(channelId) ?? 0) > one.cursor) {
        wake(channelId)
      }
      return () => {
        one.followers.delete(onChanges)
        if (one.followers.size > 0) return
        clearTimeout(one.timer)
        followed.delete(channelId)
      }
    },
    async stop() {
      for (const { timer } of followed.values()) clearTimeout(timer)
      followed.clear()
      await connection.stop()
    },
  }
}

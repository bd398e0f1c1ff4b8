import type { AccessFeed } from '../../context/access-feed.ts'
import type { Context } from '../../context/context.ts'
import { listen } from '../../db/listen.ts'
import { accessChannel } from './access-channel.ts'

/** Hears on one connection whose orders have moved, and tells their open pages. */
export function createAccessFeed(
  ctx: Pick<Context, 'log'>,
  databaseUrl: string,
): AccessFeed & { stop(): Promise<void> } {
  const followed = new Map<string, Set<() => void>>()
  const tell = (who: string) => followed.get(who)?.forEach(onChange => void onChange())
  let wasConnected = false
  const connection = listen({
    url: databaseUrl,
    channel: accessChannel,
    onMessage: tell,
    onConnected() {
      // What was said during a break is lost, so everybody looks anew.
      if (wasConnected) [...followed.keys()].forEach(tell)
      wasConnected = true
    },
    onError: error => ctx.log.warn({ error }, 'The connection that hears of orders was lost'),
  })
  return {
    follow(channelId, userId, onChange) {
      const who = `${channelId} ${userId}`
      const all = followed.get(who) ?? new Set()
      followed.set(who, all.add(onChange))
      return () => {
        all.delete(onChange)
        if (all.size === 0) followed.delete(who)
      }
    },
    stop: connection.stop,
  }
}

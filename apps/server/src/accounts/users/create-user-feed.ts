import { clipProblems, clipStatuses } from '@grandstand/contract'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import type { UserFeed, UserNews } from '../../context/user-feed.ts'
import { listen } from '../../db/listen.ts'
import { userChannel } from './user-news-store.ts'

const message = z.object({
  who: z.string(),
  news: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('access') }),
    z.object({
      kind: z.literal('clip'),
      id: z.int(),
      status: z.enum(clipStatuses),
      problem: z.enum(clipProblems).nullable(),
    }),
  ]),
})

/** A page asks for its data first and listens a moment later: news from between the two must reach it. */
const recentMs = 10_000
/** Of one user. The newest count. */
const maxRecent = 20

/** Hears news of users on one connection and sends it to their open pages. */
export function createUserFeed(
  ctx: Pick<Context, 'log'>,
  databaseUrl: string,
): UserFeed & { stop(): Promise<void> } {
  const followed = new Map<string, Set<(news: UserNews) => void>>()
  /** The oldest first. */
  const recent = new Map<string, { news: UserNews[]; atMs: number }>()
  function keep(who: string, news: UserNews): void {
    const nowMs = performance.now()
    const known = recent.get(who)?.news ?? []
    recent.delete(who)
    recent.set(who, { news: [...known, news].slice(-maxRecent), atMs: nowMs })
    for (const [each, { atMs }] of recent) {
      if (nowMs - atMs < recentMs) break
      recent.delete(each)
    }
  }
  function readRecent(who: string): UserNews[] {
    const kept = recent.get(who)
    return kept && performance.now() - kept.atMs < recentMs ? kept.news : []
  }
  const tell = (who: string, news: UserNews) => followed.get(who)?.forEach(onNews => void onNews(news))
  let wasConnected = false
  const connection = listen({
    url: databaseUrl,
    channel: userChannel,
    onMessage(payload) {
      const { who, news } = message.parse(JSON.parse(payload))
      keep(who, news)
      tell(who, news)
    },
    onConnected() {
      // News during a break is lost, so every page looks again.
      if (wasConnected) for (const who of followed.keys()) tell(who, { kind: 'access' })
      wasConnected = true
    },
    onError: error => ctx.log.warn({ error }, 'The connection for changes of users was lost; it reconnects'),
  })
  return {
    follow(channelId, userId, onNews) {
      const who = `${channelId} ${userId}`
      const all = followed.get(who) ?? new Set()
      followed.set(who, all.add(onNews))
      for (const news of readRecent(who)) onNews(news)
      return () => {
        all.delete(onNews)
        if (all.size === 0) followed.delete(who)
      }
    },
    stop: connection.stop,
  }
}

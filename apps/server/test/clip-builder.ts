import { eq, inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { clips, eventMedia, events } from '../src/db/tables.ts'
import type { buildLeague } from './event-builder.ts'
import type { TestServer } from './start-test-server.ts'

export const clipSettings: Parameters<typeof buildLeague>[1] = {
  capabilities: { visitor: ['watch'], user: ['clipping', 'download_clip'] },
  clips: { cut: 'all', publish: 'all', keep_days: 365 },
}

export async function mediaOf({ ctx }: TestServer, eventId: number): Promise<number> {
  const [media] = await ctx.db.select().from(eventMedia).where(eq(eventMedia.event_id, eventId))
  if (!media) throw new Error('no media')
  return media.id
}

/** Whether it must be bought, from now on. */
export async function setEventType(
  { ctx }: TestServer,
  eventId: number,
  type: 'free' | 'paid',
): Promise<void> {
  await ctx.db.update(events).set({ type }).where(eq(events.id, eventId))
}

export function countOpenClips({ ctx }: TestServer): Promise<number> {
  return ctx.db.$count(clips, inArray(clips.status, ['queued', 'processing']))
}

/** Somebody who cuts clips. */
export async function openCutter(server: TestServer, email: string, channelId = server.alphaId) {
  const { apiKey, userId } = await server.programKey(channelId, email)
  const headers = { authorization: `Bearer ${apiKey}` }
  const get = (path: string) => server.ask(`/api${path}`, { headers })
  const post = (path: string, body: object = {}) =>
    server.ask(`/api${path}`, { method: 'POST', headers, body })
  return {
    ...{ apiKey, userId, headers, get, post },
    remove: (id: number) => server.ask(`/api/clip/${id}`, { method: 'DELETE', headers }),
    async cut(eventId: number, change: object = {}) {
      const body = { start_time: 1, duration: 2, name: 'Goal', tags: ['goal'], ...change }
      const event_media_id = await mediaOf(server, eventId)
      return post('/clip', { event_id: eventId, event_media_id, ...body })
    },
    /** Once its file is there, or not. */
    async settled(id: number) {
      await expect
        .poll(async () => (await get(`/clip/${id}`)).json.status, { timeout: 60_000, interval: 200 })
        .toMatch(/ready|failed/)
      return (await get(`/clip/${id}`)).json
    },
  }
}

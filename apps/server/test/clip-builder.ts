import { setTimeout as sleep } from 'node:timers/promises'
import { eq, inArray, sql } from 'drizzle-orm'
import { clips, eventMedia, events } from '../src/db/tables.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './start-test-server.ts'
import { addReplay } from './video-builder.ts'

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

/** As if the time had passed after which a worker that says nothing counts as gone. */
export async function ageHeartbeats({ ctx }: TestServer): Promise<void> {
  await ctx.db.execute(
    sql`update pgboss.job set heartbeat_on = heartbeat_on - heartbeat_seconds * interval '1 s' where heartbeat_on is not null`,
  )
}

/** Somebody who cuts clips. */
export async function openCutter(server: TestServer, email: string, channelId = server.alphaId) {
  const { apiKey, userId } = await server.programKey(channelId, email)
  const headers = { authorization: `Bearer ${apiKey}` }
  const get = (path: string) => server.ask(`/api${path}`, { headers })
  const post = (path: string, body: object = {}) => server.ask(`/api${path}`, { headers, body })
  return {
    apiKey,
    userId,
    headers,
    get,
    post,
    remove: (id: number) => server.ask(`/api/clip/${id}`, { method: 'DELETE', headers }),
    async cut(eventId: number, change: object = {}) {
      const body = { start_time: 1, duration: 2, name: 'Goal', tags: ['goal'], ...change }
      const event_media_id = await mediaOf(server, eventId)
      return post('/clip', { event_id: eventId, event_media_id, ...body })
    },
    /** Once its file is there, or not. */
    async settled(id: number, timeoutMs = 60_000) {
      for (const deadline = Date.now() + timeoutMs; ; await sleep(100)) {
        const { json } = await get(`/clip/${id}`)
        if (json.status === 'ready' || json.status === 'failed') return json
        if (Date.now() > deadline) throw new Error(`The clip is still ${json.status}`)
      }
    },
  }
}

/** A server with a free game that is over, to cut from. */
export async function openClipServer({
  replay,
  ...options
}: Omit<TestServerOptions, 'channels'> & { replay?: Parameters<typeof addReplay>[2] } = {}) {
  const limits = { clips: 1_000, downloads: 1_000 }
  const server = await startTestServer({
    ...options,
    channels: [buildLeague('alpha', { ...clipSettings, feature_limits: limits }), buildLeague('beta')],
  })
  const season = await openSeason(server)
  const game = await season.add('2026-03-05T23:00:00Z', {
    stream_status: 'finished',
    teams: ['heloise-ball', 'team'],
  })
  const { videoId } = await addReplay(server, game, { seconds: 8, ...replay })
  return { server, season, game, videoId }
}

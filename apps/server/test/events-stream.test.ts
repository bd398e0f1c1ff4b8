import { request } from 'node:http'
import { connect } from 'node:net'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { updateEvent } from '../src/catalogue/events/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { openStream } from './event-stream-client.ts'
import { serveTests } from './serve-tests.ts'
import { startTestServer } from './start-test-server.ts'

const server = await serveTests({
  channels: [buildLeague('alpha'), buildLeague('beta')],
  // 2,000 streams for each address, times the scale.
  config: { rateLimitScale: 0.1 },
})
const key = await server.anonymousKey()
const season = await openSeason(server)
const id = await season.add(new Date(Date.now() + 3_600_000).toISOString(), {
  teams: ['heloise-ball', 'team'],
})
const team = season.team('team')

const score = (points: number) =>
  updateEvent(server.ctx, server.alphaId, id, { scores: [{ participant_id: team, score: points }] })
const scoreIn = (data: { scores: { participant_id: number; score: number }[] }) =>
  data.scores.find(each => each.participant_id === team)?.score

describe('GET /events-stream', () => {
  it('sends hello, then every change within a second, to all listeners', async () => {
    const streams = await Promise.all(Array.from({ length: 50 }, () => openStream(server.url, key)))
    const [first] = streams
    expect(first?.response.statusCode).toBe(200)
    expect(first?.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'referrer-policy': 'no-referrer',
    })
    expect(first?.response.headers['content-encoding']).toBeUndefined()
    await expect.poll(() => streams.every(stream => stream.messages[0]?.event === 'hello')).toBe(true)
    await score(3)
    await expect
      .poll(
        () =>
          streams.every(({ messages }) =>
            messages.some(({ event, data }) => event === 'change' && scoreIn(data) === 3),
          ),
        {
          timeout: 1_000,
        },
      )
      .toBe(true)
    const change = first?.messages.at(-1)
    expect(change?.data).toMatchObject({ id, stream_status: 'upcoming', period: null })
    // Who asks for the list at once gets the new score.
    const { json } = await server.ask(`/api/events/${id}?api_key=${key}`)
    expect(json.participants[1].score).toBe(3)
    for (const stream of streams) stream.close()
  })

  it('resumes from Last-Event-ID', async () => {
    const before = await openStream(server.url, key)
    await expect.poll(() => before.messages.length).toBeGreaterThan(0)
    const lastId = before.messages.at(-1)?.id ?? ''
    before.close()
    await score(4)
    await score(5)
    const after = await openStream(server.url, key, lastId)
    await expect.poll(() => after.messages.map(({ event }) => event)).toEqual(['hello', 'change'])
    expect(after.messages[0]?.data).toEqual({ cursor: Number(lastId) + 2, is_complete: true })
    expect(scoreIn(after.messages[1]?.data)).toBe(5)
    expect(after.messages[1]?.id).toBe(String(Number(lastId) + 2))
    after.close()
    const future = await openStream(server.url, key, '999999')
    await expect.poll(() => future.messages[0]?.data.is_complete).toBe(false)
    future.close()
  })

  it('recovers when its database connection breaks, and catches up', async () => {
    const stream = await openStream(server.url, key)
    await expect.poll(() => stream.messages.length).toBe(1)
    await server.ctx.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'grandstand changes' and datname = current_database()`,
    )
    await score(6)
    await expect
      .poll(() => stream.messages.some(({ event, data }) => event === 'change' && scoreIn(data) === 6), {
        timeout: 3_000,
      })
      .toBe(true)
    stream.close()
  })

  it('sends nothing of another channel', async () => {
    const stream = await openStream(server.url, await server.anonymousKey('beta'))
    await expect.poll(() => stream.messages.length).toBe(1)
    await score(7)
    await new Promise(resolve => setTimeout(resolve, 500))
    expect(stream.messages).toHaveLength(1)
    stream.close()
  })

  it('refuses more streams from one address than a school needs, and frees places', async () => {
    const streams = await Promise.all(Array.from({ length: 200 }, () => openStream(server.url, key)))
    expect(streams.every(({ response }) => response.statusCode === 200)).toBe(true)
    const { status, headers } = await server.ask(`/api/events-stream?api_key=${key}`)
    expect({ status, retry: headers['retry-after'] }).toEqual({ status: 429, retry: '10' })
    for (const stream of streams) stream.close()
    await expect
      .poll(async () => {
        const stream = await openStream(server.url, key)
        stream.close()
        return stream.response.statusCode
      })
      .toBe(200)
  })

  it('frees the places of clients that leave while they catch up', async () => {
    // Five of one address.
    const own = await startTestServer({ beside: server, config: { rateLimitScale: 0.0025 } })
    const headers = { host: 'alpha.test', 'last-event-id': '1' }
    const come = () => {
      const sent = request(`${own.url}/api/events-stream?api_key=${key}`, { agent: false, headers })
      const status = new Promise<number | undefined>(resolve => {
        sent.on('response', ({ statusCode }) => resolve(statusCode))
        sent.on('error', () => resolve(undefined))
        sent.end()
      })
      return { sent, status }
    }
    await score(9)
    await server.ctx.db.transaction(async tx => {
      // What was missed cannot be read: five wait, and the sixth finds no place.
      await tx.execute(sql`lock table event_changes`)
      const waiting = Array.from({ length: 6 }, come)
      expect(await Promise.race(waiting.map(({ status }) => status))).toBe(429)
      for (const { sent } of waiting) sent.destroy()
      await Promise.all(waiting.map(({ status }) => status))
    })
    const comeAgain = async () => {
      const { sent, status } = come()
      const answered = await status
      sent.destroy()
      return answered
    }
    await expect.poll(comeAgain).toBe(200)
    await own.stop()
  })

  it('ends with the server, which does not wait for it', async () => {
    const own = await startTestServer()
    const stream = await openStream(own.url, await own.anonymousKey())
    const startedAtMs = performance.now()
    await own.stop()
    expect(performance.now() - startedAtMs).toBeLessThan(5_000)
    expect(stream.isEnded()).toBe(true)
  })

  it('does not reopen on a kept-alive connection, which would delay the stop', async () => {
    const own = await startTestServer()
    const path = `/api/events-stream?api_key=${await own.anonymousKey()}`
    const ask = `GET ${path} HTTP/1.1\r\nHost: alpha.test\r\n\r\n`
    const socket = connect(Number(new URL(own.url).port), '127.0.0.1')
    const isOpen = Promise.withResolvers<void>()
    socket.on('error', () => {})
    socket.on('data', chunk => {
      if (chunk.includes('hello')) isOpen.resolve()
      // The end of the stream: come back at once, as a browser does.
      if (chunk.includes('\r\n0\r\n\r\n') || chunk.toString().startsWith('0\r\n\r\n')) socket.write(ask)
    })
    socket.write(ask)
    await isOpen.promise
    const startedAtMs = performance.now()
    await own.stop()
    expect(performance.now() - startedAtMs).toBeLessThan(5_000)
    socket.destroy()
  })
})

describe('GET /events-changes', () => {
  it('sends the same to clients that cannot hold a stream open', async () => {
    const changes = async (query = '') =>
      (await server.ask(`/api/events-changes?api_key=${key}${query}`)).json
    const { cursor } = await changes()
    expect(await changes(`&cursor=${cursor}`)).toEqual({ cursor, is_complete: true, items: [], held: null })
    await score(8)
    await expect
      .poll(() => changes(`&cursor=${cursor}`))
      .toMatchObject({ cursor: cursor + 1, is_complete: true })
    expect(scoreIn((await changes(`&cursor=${cursor}`)).items[0])).toBe(8)
    await server.ctx.db.execute(sql`delete from event_changes`)
    expect(await changes('&cursor=1')).toEqual({
      cursor: cursor + 1,
      is_complete: false,
      items: [],
      held: null,
    })
    expect(
      (await server.ask(`/api/events-changes?api_key=${key}&cursor=x`)).json.error.fields,
    ).toHaveProperty('cursor')
  })
})

import { wireCalls } from '@grandstand/contract/wire'
import { describe, expect, it } from 'vitest'
import { requestTimeoutMs, retryCount, retryDelayMs, systemClock } from '../src/index.ts'
import {
  hang,
  hangAfterTheHead,
  json,
  late,
  page,
  redirect,
  refusal,
  resetTheSocket,
  sendHalfTheBody,
} from './support/misbehaving-server.ts'
import { failureOf, startClient } from './support/start-client.ts'

const list = json(200, { items: [] })
const favorite = { body: { favoritable_id: 3, favoritable_type: 'group' } } as const

describe('the limits', () => {
  it('are a time-out of 30 s, a retry delay of 1 s and one retry', () => {
    expect({ requestTimeoutMs, retryDelayMs, retryCount }).toEqual({
      requestTimeoutMs: 30_000,
      retryDelayMs: 1_000,
      retryCount: 1,
    })
  })

  it('are kept by a clock that waits as long as it says, or until it is stopped', async () => {
    const begin = performance.now()
    await systemClock.sleep(60)
    expect(performance.now() - begin).toBeGreaterThan(50)
    const stop = new AbortController()
    const long = systemClock.sleep(60_000, stop.signal)
    stop.abort()
    await long
    await systemClock.sleep(60_000, AbortSignal.abort())
    expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(1_000)
  })

  it('apply to every request', async () => {
    const asked: number[] = []
    const clock = {
      ...systemClock,
      sleep(ms: number, signal?: AbortSignal) {
        asked.push(ms)
        return systemClock.sleep(ms / 1_000, signal)
      },
    }
    const { client, server } = await startClient({ clock })
    server.behaveAs('GET /api/events', hang)
    expect((await failureOf(client.send(wireCalls.listEvents))).code).toBe('timeout')
    expect(asked).toEqual([30_000, 1_000, 30_000])
  })
})

describe('most calls retry once after 1 s', () => {
  it.each([
    ['a 502', page(502, 'bad gateway')],
    ['a 503', refusal(503, 'unavailable')],
    ['a 504', page(504, '')],
    ['a socket that is reset', resetTheSocket],
    ['half a body', sendHalfTheBody],
    ['silence', hang],
    ['a header whose body never comes', hangAfterTheHead],
  ])('after %s', async (_, behaviour) => {
    const { client, server, events, pauses } = await startClient()
    server.behaveAs('GET /api/events', behaviour, list)
    expect(await client.send(wireCalls.listEvents)).toEqual({ items: [] })
    expect(server.to('/events')).toHaveLength(2)
    expect(pauses()).toBe(1)
    expect(events).toEqual([])
  })

  it('and no more than once', async () => {
    const { client, server, pauses } = await startClient()
    server.behaveAs('GET /api/events', resetTheSocket)
    const error = await failureOf(client.send(wireCalls.listEvents))
    expect(error).toMatchObject({ status: null, code: 'network' })
    expect(server.to('/events')).toHaveLength(2)
    expect(pauses()).toBe(1)
  })

  it('also when they delete', async () => {
    const { client, server } = await startClient()
    server.behaveAs('DELETE /api/clip/4', page(502, ''), json(200, { success: true }))
    await client.send(wireCalls.deleteClip, { params: { id: '4' } })
    expect(server.to('/clip/4')).toHaveLength(2)
  })

  it('even without a listener', async () => {
    const { client, server, pauses } = await startClient()
    await server.close()
    expect(await failureOf(client.send(wireCalls.listEvents))).toMatchObject({
      status: null,
      code: 'network',
    })
    expect(pauses()).toBe(1)
  })

  it.each([
    ['throttling', json(429, {}, { 'retry-after': '7' })],
    ['a server error', refusal(500, 'internal')],
    ['a refusal', refusal(404, 'not_found')],
    ['a redirect', redirect(302, '/api/elsewhere')],
    ['an answer that is not JSON', page(200, '<html>')],
  ])('but not after %s', async (_, behaviour) => {
    const { client, server, pauses } = await startClient()
    server.behaveAs('GET /api/events', behaviour, list)
    await failureOf(client.send(wireCalls.listEvents))
    expect(server.received).toHaveLength(1)
    expect(pauses()).toBe(0)
  })

  it.each([
    ['a socket that is reset', resetTheSocket],
    ['silence', hang],
    ['a 502', page(502, '')],
    ['a 503 with Retry-After', json(503, {}, { 'retry-after': '1' })],
  ])('but a POST, which may have been carried out, goes out once, after %s', async (_, behaviour) => {
    const { client, server } = await startClient()
    server.behaveAs('POST /api/favorite', behaviour, json(200, {}))
    await failureOf(client.send(wireCalls.addFavorite, favorite))
    expect(server.received).toHaveLength(1)
  })

  it('and so does the POST for a key, because an extra key does no harm', async () => {
    const { client, server, events } = await startClient({ stored: {}, channelKey: () => 'c' })
    server.behaveAs('POST /api/get_api_key', resetTheSocket, json(200, { api_key: 'k' }))
    expect(await client.ensureKey()).toBe('k')
    expect(events).toEqual([])
  })
})

describe('the time-out', () => {
  it('lets an answer pass that comes within it', async () => {
    const { client, server } = await startClient()
    server.behaveAs('GET /api/events', late(150, list))
    await client.send(wireCalls.listEvents)
    expect(server.received).toHaveLength(1)
  })

  it('leaves no timer behind after the answer', async () => {
    const timers: (AbortSignal | undefined)[] = []
    const sleep = (ms: number, signal?: AbortSignal) => {
      timers.push(signal)
      return systemClock.sleep(ms, signal)
    }
    const { client, server } = await startClient({ clock: { ...systemClock, sleep } })
    server.behaveAs('GET /api/events', list)
    await client.send(wireCalls.listEvents)
    expect(timers.map(signal => signal?.aborted)).toEqual([true])
  })

  it('hangs up', async () => {
    const { client, server } = await startClient()
    server.behaveAs('POST /api/favorite', hang)
    const error = await failureOf(client.send(wireCalls.addFavorite, favorite))
    expect(error).toMatchObject({ status: null, code: 'timeout', callName: 'addFavorite' })
    expect(await server.received[0]?.closed).toBe('hung up')
  })
})

import { wireCalls } from '@grandstand/contract/wire'
import { describe, expect, it } from 'vitest'
import { systemClock } from '../src/index.ts'
import { json, late, refusal, resetTheSocket } from './support/misbehaving-server.ts'
import { failureOf, startClient } from './support/start-client.ts'

const list = json(200, { items: [] })
const abort = { name: 'AbortError' }

describe('identical concurrent requests are de-duplicated', () => {
  it('when call, params and query are the same, in whatever order they are written', async () => {
    const { client, server } = await startClient()
    server.behaveAs('GET /api/events', late(20, list))
    const [first, second] = await Promise.all([
      client.send(wireCalls.listEvents, { query: { limit: '5', text: 'a' } }),
      client.send(wireCalls.listEvents, { query: { text: 'a', limit: '5', offset: undefined } }),
    ])
    expect(first).toEqual(second)
    expect(server.received).toHaveLength(1)
  })

  it('but not when they differ', async () => {
    const { client, server } = await startClient()
    server.behaveAs('GET /api/pages/1', json(200, { id: 1 }))
    server.behaveAs('GET /api/pages/2', json(200, { id: 2 }))
    const ask = (id: string, language: string) =>
      client.send(wireCalls.getPage, { params: { id }, query: { language } })
    const replies = await Promise.all([ask('1', 'en'), ask('2', 'en'), ask('1', 'fr')])
    expect(replies.map(reply => reply.id)).toEqual([1, 2, 1])
    expect(server.received).toHaveLength(3)
  })

  it('but not after the first has its answer', async () => {
    const { client, server } = await startClient()
    server.behaveAs('GET /api/events', list)
    await client.send(wireCalls.listEvents)
    await client.send(wireCalls.listEvents)
    expect(server.received).toHaveLength(2)
  })

  it('but not after the first has failed', async () => {
    const { client, server } = await startClient()
    server.behaveAs('GET /api/events', refusal(404, 'not_found'), list)
    await failureOf(client.send(wireCalls.listEvents))
    await client.send(wireCalls.listEvents)
    expect(server.received).toHaveLength(2)
  })

  it('but never a POST', async () => {
    const { client, server } = await startClient()
    server.behaveAs('POST /api/favorite', late(10, json(200, {})))
    const body = { favoritable_id: 3, favoritable_type: 'group' } as const
    const add = () => client.send(wireCalls.addFavorite, { body })
    await Promise.all([add(), add()])
    expect(server.received).toHaveLength(2)
  })

  it('but not across a login: the profile after it is not the one before', async () => {
    const { client, server } = await startClient()
    server.behaveAs('GET /api/profile', (received, res) => {
      const key = received.query.get('api_key')
      late(20, key === 'of-the-user' ? json(200, { id: 5 }) : refusal(401, 'unauthenticated'))(received, res)
    })
    const before = client.send(wireCalls.getProfile)
    client.setKey('of-the-user')
    const after = client.send(wireCalls.getProfile)
    expect([await before, (await after)?.id]).toEqual([null, 5])
  })

  it('and one failure is reported to the app once and to each caller', async () => {
    const { client, server, eventTypes } = await startClient()
    server.behaveAs('GET /api/events', late(10, refusal(500, 'internal')))
    const ask = () => failureOf(client.send(wireCalls.listEvents))
    await Promise.all([ask(), ask()])
    expect(eventTypes()).toEqual(['request_failed', 'global_error'])
  })
})

describe('cancelled requests pass silently', () => {
  it('one caller who leaves does not take the answer from the others', async () => {
    const { client, server, events } = await startClient()
    server.behaveAs('GET /api/events', late(30, list))
    const leaving = new AbortController()
    const left = client.send(wireCalls.listEvents, {}, { signal: leaving.signal })
    const stayed = client.send(wireCalls.listEvents, {}, { signal: new AbortController().signal })
    leaving.abort(new Error('a reason of the screen'))
    await expect(left).rejects.toMatchObject(abort)
    expect(await stayed).toEqual({ items: [] })
    expect(server.received).toHaveLength(1)
    expect(events).toEqual([])
  })

  it('the request is aborted when all have left', async () => {
    // At its real pace the time-out cannot be what hangs up.
    const { client, server, events } = await startClient({ clock: systemClock })
    const arrived = new Promise<void>(resolve => {
      server.behaveAs('GET /api/events', () => resolve())
    })
    const [one, two] = [new AbortController(), new AbortController()]
    const first = client.send(wireCalls.listEvents, {}, { signal: one.signal })
    const second = client.send(wireCalls.listEvents, {}, { signal: two.signal })
    const both = Promise.allSettled([first, second])
    await arrived
    one.abort()
    two.abort()
    expect((await both).map(each => each.status === 'rejected' && each.reason.name)).toEqual([
      'AbortError',
      'AbortError',
    ])
    expect(await server.received[0]?.closed).toBe('hung up')
    expect(events).toEqual([])
  })

  it('a caller who asks right after an aborted request gets a new one', async () => {
    const { client, server } = await startClient()
    const arrived = new Promise<void>(resolve => {
      server.behaveAs('GET /api/events', () => resolve(), list)
    })
    const leaving = new AbortController()
    const left = client.send(wireCalls.listEvents, {}, { signal: leaving.signal })
    const refused = expect(left).rejects.toMatchObject(abort)
    await arrived
    leaving.abort()
    expect(await client.send(wireCalls.listEvents)).toEqual({ items: [] })
    await refused
  })

  it('a request is not sent at all if its caller has already left', async () => {
    const { client, server, events } = await startClient()
    const sent = client.send(wireCalls.listEvents, {}, { signal: AbortSignal.abort() })
    await expect(sent).rejects.toMatchObject(abort)
    expect(server.received).toEqual([])
    expect(events).toEqual([])
  })

  it('a POST can be cancelled too', async () => {
    const { client, server, events } = await startClient({ clock: systemClock })
    const leaving = new AbortController()
    server.behaveAs('POST /api/auth/logout', () => leaving.abort())
    const sent = client.send(wireCalls.logout, {}, { signal: leaving.signal })
    await expect(sent).rejects.toMatchObject(abort)
    expect(await server.received[0]?.closed).toBe('hung up')
    expect(events).toEqual([])
  })

  it('no retry follows when the caller leaves before it', async () => {
    const asked: number[] = []
    const leaving = new AbortController()
    const sleep = (ms: number, signal?: AbortSignal) => {
      asked.push(ms)
      if (ms === 1_000) leaving.abort()
      return new Promise<void>(resolve => signal?.addEventListener('abort', () => resolve()))
    }
    const { client, server, events } = await startClient({ clock: { now: () => 0, sleep } })
    server.behaveAs('GET /api/events', resetTheSocket)
    const sent = client.send(wireCalls.listEvents, {}, { signal: leaving.signal })
    await expect(sent).rejects.toMatchObject(abort)
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(server.received).toHaveLength(1)
    expect(asked).toEqual([30_000, 1_000])
    expect(events).toEqual([])
  })
})

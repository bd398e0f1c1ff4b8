import { wireCalls } from '@grandstand/contract/wire'
import { describe, expect, it } from 'vitest'
import { type Behaviour, json, late, refusal } from './support/misbehaving-server.ts'
import { failureOf, startClient } from './support/start-client.ts'

const namesKey = refusal(401, 'no_api_key', { api_key: 'unknown' })
const list = json(200, { items: [] })
const stored = { api_key: 'dead', channel_key: 'stale' }

/** Refuses every key but the given ones. */
const accept =
  (keys: string[], answer: Behaviour): Behaviour =>
  (received, res) => {
    const good = keys.includes(received.query.get('api_key') ?? '')
    const behave = good ? answer : namesKey
    behave(received, res)
  }

describe('an error naming api_key or channel_key', () => {
  it.each([
    ['the field api_key', refusal(400, 'invalid_request', { api_key: 'is missing' })],
    ['the field channel_key', refusal(403, 'forbidden', { channel_key: 'is unknown' })],
    ['no key at all', refusal(401, 'no_api_key')],
  ])('by %s discards the stored keys and retries once after 1 s', async (_, error) => {
    const { client, server, storage, pauses } = await startClient({ stored })
    server.behaveAs('GET /api/events', error, list)
    await client.send(wireCalls.listEvents)
    expect(server.received.map(each => each.path)).toEqual([
      '/api/events',
      '/api/channel-config',
      '/api/get_api_key',
      '/api/events',
    ])
    expect(server.to('/events').map(each => each.query.get('api_key'))).toEqual(['dead', 'key-1'])
    expect([storage.get('api_key'), storage.get('channel_key')]).toEqual(['key-1', 'from-config'])
    expect(pauses()).toBe(1)
  })

  it('repeats even a POST, because nothing was done with the dead key', async () => {
    const { client, server } = await startClient()
    server.behaveAs('POST /api/clip', namesKey, json(200, { id: 1 }))
    await client.send(wireCalls.createClip, {
      body: { event_id: 1, event_media_id: 2, name: 'Goal', start_time: 1, duration: 5, tags: ['goal'] },
    })
    expect(server.to('/clip').map(each => each.body)).toMatchObject([
      { name: 'Goal', api_key: 'stored-key' },
      { name: 'Goal', api_key: 'key-1' },
    ])
  })

  it('fetches one new key for ten calls that fail at once', async () => {
    const { client, server, pauses, eventTypes } = await startClient({ stored, channelKey: () => 'c' })
    const ids = Array.from({ length: 10 }, (_, index) => String(index + 1))
    for (const id of ids) server.behaveAs(`GET /api/events/${id}`, accept(['key-1'], json(200, { id })))
    await Promise.all(ids.map(id => client.send(wireCalls.getEvent, { params: { id } })))
    expect(server.to('/get_api_key')).toHaveLength(1)
    expect(server.received).toHaveLength(21)
    expect(pauses()).toBe(1)
    expect(eventTypes()).toEqual(['unauthenticated'])
  })

  it('fetches no further key for a call whose refusal comes late', async () => {
    const { client, server } = await startClient({ stored, channelKey: () => 'c' })
    server.behaveAs('GET /api/events', accept(['key-1'], list))
    server.behaveAs('GET /api/geo', late(100, accept(['key-1'], json(200, {}))))
    await Promise.all([client.send(wireCalls.listEvents), client.send(wireCalls.getGeo)])
    expect(server.to('/get_api_key')).toHaveLength(1)
  })

  it('does not throw away the key of a login that came meanwhile', async () => {
    const { client, server, storage, events } = await startClient({ stored })
    server.behaveAs('GET /api/events', late(30, accept(['of-the-user'], list)))
    const sent = client.send(wireCalls.listEvents)
    client.setKey('of-the-user')
    await sent
    expect(storage.get('api_key')).toBe('of-the-user')
    expect(server.to('/get_api_key')).toEqual([])
    expect(events).toEqual([])
  })

  it('says that nobody is logged in, because a new key belongs to nobody', async () => {
    const { client, server, events } = await startClient()
    server.behaveAs('GET /api/events', namesKey, list)
    await client.send(wireCalls.listEvents)
    expect(events).toEqual([{ type: 'unauthenticated' }])
  })

  it('is recovered from silently by the profile call, which then finds nobody', async () => {
    const { client, server, events } = await startClient()
    server.behaveAs('GET /api/profile', namesKey, refusal(401, 'unauthenticated'))
    expect(await client.send(wireCalls.getProfile)).toBeNull()
    expect(server.to('/profile').map(each => each.query.get('api_key'))).toEqual(['stored-key', 'key-1'])
    expect(events).toEqual([])
  })

  it('on a public call leaves the user logged in and retries once after 1 s', async () => {
    const { client, server, storage, pauses } = await startClient({ stored })
    server.behaveAs('GET /api/faq', refusal(400, 'invalid_request', { channel_key: 'unknown' }), list)
    await client.send(wireCalls.listFaq)
    expect([storage.get('api_key'), storage.get('channel_key')]).toEqual(['dead', null])
    expect(server.to('/faq')).toHaveLength(2)
    expect(pauses()).toBe(1)
  })
})

describe('after a failure of the recovery', () => {
  it('the reload screen shows when the new key is refused too', async () => {
    const { client, server, events } = await startClient()
    server.behaveAs('GET /api/events', namesKey)
    const error = await failureOf(client.send(wireCalls.listEvents))
    expect(error).toMatchObject({ status: 401, code: 'no_api_key', callName: 'listEvents' })
    expect(server.to('/events')).toHaveLength(2)
    expect(server.to('/get_api_key')).toHaveLength(1)
    expect(events.at(-1)).toEqual({ type: 'api_key_error', error })
  })

  it('an api_key_error event fires once for ten calls, and not again for the next', async () => {
    const { client, server, eventTypes } = await startClient()
    const ids = Array.from({ length: 10 }, (_, index) => String(index + 1))
    for (const id of ids) server.behaveAs(`GET /api/events/${id}`, namesKey)
    const send = (id: string) => failureOf(client.send(wireCalls.getEvent, { params: { id } }))
    await Promise.all(ids.map(send))
    expect(server.to('/get_api_key')).toHaveLength(1)
    await send('1')
    expect(eventTypes().filter(type => type === 'api_key_error')).toHaveLength(1)
  })

  it('the reload screen shows when no new key can be fetched', async () => {
    const { client, server, eventTypes } = await startClient()
    server.behaveAs('GET /api/events', namesKey)
    server.behaveAs('POST /api/get_api_key', refusal(500, 'internal'))
    const error = await failureOf(client.send(wireCalls.listEvents))
    expect(error.callName).toBe('getApiKey')
    expect(server.to('/events')).toHaveLength(1)
    expect(eventTypes()).toEqual(['unauthenticated', 'request_failed', 'global_error', 'api_key_error'])
  })
})

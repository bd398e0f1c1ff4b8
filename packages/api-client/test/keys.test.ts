import { wireCalls } from '@grandstand/contract/wire'
import { describe, expect, it } from 'vitest'
import { hang, json, late, page, refusal, resetTheSocket } from './support/misbehaving-server.ts'
import { failureOf, startClient } from './support/start-client.ts'

const list = json(200, { items: [] })

describe('the api key comes from storage or from a call carrying channel_key', () => {
  it('takes the stored key and asks for none', async () => {
    const { client, server } = await startClient()
    expect(await client.ensureKey()).toBe('stored-key')
    expect(server.received).toEqual([])
  })

  it('takes the channel key of the page before the stored one', async () => {
    const { client, server, storage } = await startClient({
      stored: { channel_key: 'stored-channel' },
      channelKey: () => 'inlined-channel',
    })
    expect(await client.ensureKey()).toBe('key-1')
    expect(server.received.map(each => [each.method, each.path, each.body])).toEqual([
      ['POST', '/api/get_api_key', { channel_key: 'inlined-channel' }],
    ])
    expect(storage.get('api_key')).toBe('key-1')
  })

  it('takes the stored channel key before it asks the server', async () => {
    const { client, server } = await startClient({ stored: { channel_key: 'stored-channel' } })
    await client.ensureKey()
    expect(server.received.map(each => each.body)).toEqual([{ channel_key: 'stored-channel' }])
  })

  it('fetches the channel key with GET if nothing knows it, and keeps it', async () => {
    const { client, server, storage } = await startClient({ stored: {}, channelKey: () => null })
    server.behaveAs('GET /api/events', list)
    await client.send(wireCalls.listEvents)
    expect(server.received.map(each => `${each.method} ${each.path}`)).toEqual([
      'GET /api/channel-config',
      'POST /api/get_api_key',
      'GET /api/events',
    ])
    expect(server.to('/get_api_key')[0]?.body).toEqual({ channel_key: 'from-config' })
    expect(server.to('/events')[0]?.query.get('api_key')).toBe('key-1')
    expect(storage.get('channel_key')).toBe('from-config')
  })

  it('fetches one key for all who need it at once', async () => {
    const { client, server } = await startClient({ stored: {} })
    server.behaveAs('GET /api/events', list)
    server.behaveAs('GET /api/geo', json(200, {}))
    await Promise.all([client.ensureKey(), client.send(wireCalls.listEvents), client.send(wireCalls.getGeo)])
    expect(server.to('/channel-config')).toHaveLength(1)
    expect(server.to('/get_api_key')).toHaveLength(1)
  })

  it('goes on fetching the key for the others when one caller cancels', async () => {
    const { client, server } = await startClient({ stored: {}, channelKey: () => 'c' })
    server.behaveAs('POST /api/get_api_key', late(30, json(200, { api_key: 'late-key' })))
    server.behaveAs('GET /api/events', list)
    const impatient = new AbortController()
    const left = client.send(wireCalls.getGeo, {}, { signal: impatient.signal })
    const stayed = client.send(wireCalls.listEvents)
    impatient.abort()
    await expect(left).rejects.toMatchObject({ name: 'AbortError' })
    await stayed
    expect(server.to('/events')[0]?.query.get('api_key')).toBe('late-key')
    expect(server.to('/geo')).toEqual([])
  })

  it('asks the server for its channel key if the one of the page is refused', async () => {
    const { client, server, events, pauses } = await startClient({ stored: {}, channelKey: () => 'outdated' })
    server.behaveAs(
      'POST /api/get_api_key',
      refusal(401, 'no_api_key', { channel_key: 'unknown' }),
      json(200, { api_key: 'fresh' }),
    )
    expect(await client.ensureKey()).toBe('fresh')
    expect(server.to('/get_api_key').map(each => each.body)).toEqual([
      { channel_key: 'outdated' },
      { channel_key: 'from-config' },
    ])
    expect(pauses()).toBe(1)
    expect(events).toEqual([])
  })
})

describe('the key changes hands', () => {
  it('sends the key that a login gave from then on', async () => {
    const { client, server } = await startClient()
    server.behaveAs('GET /api/events', list)
    client.setKey('rotated')
    await client.send(wireCalls.listEvents)
    expect(server.received[0]?.query.get('api_key')).toBe('rotated')
  })

  it('asks for a new key after a logout, with the channel key it has', async () => {
    const { client, server, storage } = await startClient({
      stored: { api_key: 'a', channel_key: 'stored-channel' },
    })
    client.clearKey()
    expect(storage.get('api_key')).toBeNull()
    expect(await client.ensureKey()).toBe('key-1')
    expect(server.to('/channel-config')).toEqual([])
  })

  it('asks for both keys again when both are discarded', async () => {
    const { client, server, storage } = await startClient({ stored: { api_key: 'a', channel_key: 'b' } })
    client.discardKeys()
    expect([storage.get('api_key'), storage.get('channel_key')]).toEqual([null, null])
    await client.ensureKey()
    expect(server.to('/channel-config')).toHaveLength(1)
  })

  it('keeps the key of a login that ends while a new key is being fetched', async () => {
    const { client, server, storage } = await startClient({ stored: {}, channelKey: () => 'c' })
    server.behaveAs('POST /api/get_api_key', late(30, json(200, { api_key: 'anonymous' })))
    const key = client.ensureKey()
    client.setKey('of-the-user')
    expect(await key).toBe('of-the-user')
    expect(storage.get('api_key')).toBe('of-the-user')
  })
})

describe('an api-key request that fails shows the reload screen', () => {
  it.each([
    ['a refusal', refusal(403, 'forbidden'), 403, 1],
    ['a throttle', refusal(429, 'too_many_requests'), 429, 1],
    ['a fault', page(500, 'oops'), 500, 1],
    ['a gateway error, also on the second try', page(503, 'oops'), 503, 2],
    ['a broken socket, also on the second try', resetTheSocket, null, 2],
    ['silence, also on the second try', hang, null, 2],
    ['an answer without a key', json(200, {}), 200, 1],
    ['an empty key', json(200, { api_key: '' }), 200, 1],
    ['an answer that is not JSON', page(200, '<html>'), 200, 1],
  ])('after %s', async (_, behaviour, status, tries) => {
    const { client, server, eventTypes, storage } = await startClient({ stored: {}, channelKey: () => 'c' })
    server.behaveAs('POST /api/get_api_key', behaviour)
    const error = await failureOf(client.ensureKey())
    expect(error).toMatchObject({ status, callName: 'getApiKey' })
    expect(server.to('/get_api_key')).toHaveLength(tries)
    expect(eventTypes()).toEqual(['request_failed', 'global_error', 'api_key_error'])
    expect(storage.get('api_key')).toBeNull()
  })

  it('after a channel key that cannot be fetched', async () => {
    const { client, server, events } = await startClient({ stored: {} })
    server.behaveAs('GET /api/channel-config', refusal(404, 'not_found'))
    await failureOf(client.ensureKey())
    expect(events.map(event => event.type)).toEqual(['request_failed', 'global_error', 'api_key_error'])
    expect(events[0]).toMatchObject({ callName: 'getChannelConfig', status: 404 })
    expect(server.to('/get_api_key')).toEqual([])
  })

  it('once, however many calls wait for the key and however often they try', async () => {
    const { client, server, eventTypes } = await startClient({ stored: {}, channelKey: () => 'c' })
    server.behaveAs('POST /api/get_api_key', refusal(500, 'internal'))
    const geo = () => failureOf(client.send(wireCalls.getGeo))
    const events = () => failureOf(client.send(wireCalls.listEvents))
    await Promise.all([geo(), events()])
    expect(server.to('/get_api_key')).toHaveLength(1)
    await geo()
    expect(eventTypes().filter(type => type === 'api_key_error')).toHaveLength(1)
  })

  it('again when a key had worked in between', async () => {
    const { client, server, eventTypes } = await startClient({ stored: {}, channelKey: () => 'c' })
    const broken = refusal(500, 'internal')
    server.behaveAs('POST /api/get_api_key', broken, json(200, { api_key: 'k' }), broken)
    server.behaveAs('GET /api/geo', json(200, {}))
    await failureOf(client.send(wireCalls.getGeo))
    await client.send(wireCalls.getGeo)
    client.clearKey()
    await failureOf(client.send(wireCalls.getGeo))
    expect(eventTypes().filter(type => type === 'api_key_error')).toHaveLength(2)
  })

  it('when the app itself asks for the channel config', async () => {
    const { client, server, eventTypes } = await startClient()
    server.behaveAs('GET /api/channel-config', refusal(404, 'not_found', { channel_key: 'unknown' }))
    await failureOf(client.send(wireCalls.getChannelConfig))
    expect(eventTypes()).toEqual(['request_failed', 'global_error', 'api_key_error'])
    expect(server.received).toHaveLength(1)
  })
})

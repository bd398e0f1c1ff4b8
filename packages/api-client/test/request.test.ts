import { wireCalls } from '@grandstand/contract/wire'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { json, type Received } from './support/misbehaving-server.ts'
import { failureOf, startClient } from './support/start-client.ts'

const ok = json(200, { success: true })
afterEach(() => vi.unstubAllGlobals())

describe('where the api key goes', () => {
  it('adds the api_key as a query parameter on GET', async () => {
    const { client, server } = await startClient()
    server.behaveAs('GET /api/events', json(200, { items: [] }))
    await client.send(wireCalls.listEvents, { query: { text: 'a&b=c', limit: '5' } })
    const [request] = server.received
    expect(Object.fromEntries(request?.query ?? [])).toEqual({
      text: 'a&b=c',
      limit: '5',
      api_key: 'stored-key',
    })
    expect(request?.body).toBeNull()
  })

  it('adds the api_key as a query parameter on DELETE', async () => {
    const { client, server } = await startClient()
    server.behaveAs('DELETE /api/favorite/7', ok)
    await client.send(wireCalls.removeFavorite, { params: { id: '7' } })
    expect(server.received[0]?.query.get('api_key')).toBe('stored-key')
    expect(server.received[0]?.body).toBeNull()
  })

  it('adds the api_key to the body on other methods', async () => {
    const { client, server } = await startClient()
    server.behaveAs('POST /api/favorite', json(200, { id: 1 }))
    await client.send(wireCalls.addFavorite, { body: { favoritable_id: 3, favoritable_type: 'group' } })
    const [request] = server.received
    expect(request?.body).toEqual({ favoritable_id: 3, favoritable_type: 'group', api_key: 'stored-key' })
    expect(request?.query.size).toBe(0)
    expect(request?.headers['content-type']).toBe('application/json')
  })

  it('adds the api_key to the body of a POST that has no fields of its own', async () => {
    const { client, server } = await startClient()
    server.behaveAs('POST /api/auth/logout', ok)
    await client.send(wireCalls.logout)
    expect(server.received[0]?.body).toEqual({ api_key: 'stored-key' })
  })

  it('omits the api_key for the public endpoints', async () => {
    const { client, server } = await startClient()
    for (const call of Object.values(wireCalls)) {
      if (call.needs !== 'nothing' || call.host !== 'api') continue
      server.behaveAs(`${call.method} /api${call.path.replace(/:\w+/, '1')}`, ok)
    }
    await Promise.all([
      client.send(wireCalls.getSettings),
      client.send(wireCalls.getMenu),
      client.send(wireCalls.listPages),
      client.send(wireCalls.listFaq),
      client.send(wireCalls.getColorSettings),
      client.send(wireCalls.listSlides),
      client.send(wireCalls.listEventLocations),
      client.send(wireCalls.listSubscriptions),
      client.send(wireCalls.listPackages, { query: { no_limit: '1' } }),
      client.send(wireCalls.listParticipants),
      client.send(wireCalls.listParticipantGroups),
      client.send(wireCalls.confirmAccountDeletion, { body: { token: 'x'.repeat(16) } }),
      client.send(wireCalls.getChannelBootstrapData),
      client.send(wireCalls.getApiKey, { body: { channel_key: 'c' } }),
      client.send(wireCalls.getChannelConfig),
    ])
    expect(server.received).toHaveLength(15)
    const carriesKey = (each: Received) =>
      each.query.has('api_key') || JSON.stringify(each.body).includes('stored-key')
    expect(server.received.filter(carriesKey)).toEqual([])
  })
})

describe('the address', () => {
  it('fills in the path and the query, and leaves out what is undefined', async () => {
    const { client, server } = await startClient()
    server.behaveAs('GET /api/pages/3', json(200, { id: 3 }))
    const reply = await client.send(wireCalls.getPage, {
      params: { id: '3' },
      query: { language: 'fr', channel_key: undefined },
    })
    expect(reply.id).toBe(3)
    expect(server.received[0]?.query.toString()).toBe('language=fr')
  })

  it('lets no path parameter reach another path or the query', async () => {
    const { client, server } = await startClient()
    await failureOf(client.send(wireCalls.getCustomForm, { params: { alias: 'a/../b?api_key=x' } }))
    expect(server.received[0]?.path).toBe('/api/custom-forms/a%2F..%2Fb%3Fapi_key%3Dx')
    expect(server.received[0]?.query.getAll('api_key')).toEqual(['stored-key'])
  })

  it('gives the address of a file with the key in it', async () => {
    const { client, server } = await startClient()
    const address = await client.getFileAddress(wireCalls.downloadClip, { params: { id: '9' } })
    expect(address).toBe(`${server.url}/api/clip/download/9?api_key=stored-key`)
    expect(server.received).toEqual([])
  })

  it('gives the address of a stream likewise, for an EventSource', async () => {
    const { client, server } = await startClient()
    const address = await client.getFileAddress(wireCalls.streamEventChanges, {})
    expect(address).toBe(`${server.url}/api/events-stream?api_key=stored-key`)
  })
})

describe('the cookie that belongs to the key', () => {
  async function credentialsFor(options: { baseUrl: string; page?: string }) {
    if (options.page) vi.stubGlobal('location', { href: options.page })
    const seen: unknown[] = []
    const { client } = await startClient({
      baseUrl: options.baseUrl,
      collectorUrl: 'https://analytics.example',
      fetch: async (_, init) => {
        seen.push(init?.credentials)
        return Response.json({ items: [] })
      },
    })
    await client.send(wireCalls.listEvents)
    await client.sendQuietly(wireCalls.getDatalakeHash, { query: { profile: 'p' } })
    return seen
  }

  it('travels to an API on the same origin, and never to the analytics host', async () => {
    expect(await credentialsFor({ baseUrl: '/api', page: 'https://tv.example/watch/1' })).toEqual([
      'same-origin',
      'omit',
    ])
  })

  it('travels to an API on another origin', async () => {
    const page = 'https://tv.example/watch/1'
    expect(await credentialsFor({ baseUrl: 'https://api.example/api', page })).toEqual(['include', 'omit'])
  })

  it('travels where there is no page at all', async () => {
    expect(await credentialsFor({ baseUrl: 'https://api.example/api' })).toEqual(['include', 'omit'])
  })
})

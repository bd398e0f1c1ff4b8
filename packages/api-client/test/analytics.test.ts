import { wireCalls } from '@grandstand/contract/wire'
import { describe, expect, it } from 'vitest'
import { hang, json, page, refusal, resetTheSocket } from './support/misbehaving-server.ts'
import { startClient } from './support/start-client.ts'

const hash = { query: { profile: 'demo' } }
const log = {
  body: {
    channel_key: 'demo',
    message: 'm',
    call: 'getEvent',
    status: 500,
    request_id: 'r',
    release: '1',
    origin_url: 'https://tv.example',
    user_agent: 'u',
  },
}

describe('the analytics service', () => {
  it('is a separate host that gets no key', async () => {
    const { client, server } = await startClient()
    server.behaveAs('POST /collector/logs', json(200, { success: true }))
    expect(await client.sendQuietly(wireCalls.sendErrorLog, log)).toEqual({ success: true })
    expect(server.received.map(each => [each.path, each.body])).toEqual([['/collector/logs', log.body]])
    expect(server.received[0]?.query.size).toBe(0)
  })

  it('gives its answer if there is one', async () => {
    const { client, server } = await startClient({ stored: {} })
    server.behaveAs('GET /collector/datalake/hash/', json(200, { session_uuid: 'u' }))
    expect(await client.sendQuietly(wireCalls.getDatalakeHash, hash)).toEqual({ session_uuid: 'u' })
    expect(server.received).toHaveLength(1)
  })

  it('is skipped on localhost, where it has no address', async () => {
    const { client, server, events } = await startClient({ collectorUrl: null })
    expect(await client.sendQuietly(wireCalls.sendErrorLog, log)).toBeNull()
    expect([server.received, events]).toEqual([[], []])
  })

  it.each([
    ['a fault', page(500, 'x')],
    ['a throttle', refusal(429, 'too_many_requests')],
    ['a refused key', refusal(401, 'no_api_key', { api_key: 'x' })],
    ['wrong JSON', page(200, '{')],
    ['a broken socket', resetTheSocket],
    ['silence for 30 s', hang],
  ])('fails silently: %s is swallowed', async (_, behaviour) => {
    const { client, server, storage, events } = await startClient()
    server.behaveAs('POST /collector/logs', behaviour)
    expect(await client.sendQuietly(wireCalls.sendErrorLog, log)).toBeNull()
    expect(events).toEqual([])
    expect(server.received).toHaveLength(1)
    expect(storage.get('api_key')).toBe('stored-key')
  })
})

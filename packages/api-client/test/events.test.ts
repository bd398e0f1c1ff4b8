import { wireCalls } from '@grandstand/contract/wire'
import { describe, expect, it } from 'vitest'
import { hang, page, refusal, resetTheSocket } from './support/misbehaving-server.ts'
import { failureOf, startClient } from './support/start-client.ts'

const credentials = { body: { email: 'fan@example.com', password: 'canary-password' } }

describe('the events for the app', () => {
  it.each([
    ['500 shows a global error', refusal(500, 'internal'), ['request_failed', 'global_error']],
    ['400 shows a global error', refusal(400, 'invalid_request'), ['request_failed', 'global_error']],
    ['429 is shown as a global error', refusal(429, 'too_many_requests'), ['request_failed', 'global_error']],
    ['401 means unauthenticated', refusal(401, 'unauthenticated'), ['request_failed', 'unauthenticated']],
    ['404 is for the screen to show', refusal(404, 'not_found'), ['request_failed']],
    ['403 is for the screen to show', refusal(403, 'forbidden'), ['request_failed']],
    ['503 is for the screen to show', page(503, ''), ['request_failed']],
    ['a network failure is for the screen to show', resetTheSocket, ['request_failed']],
  ])('%s', async (_, behaviour, types) => {
    const { client, server, eventTypes } = await startClient()
    server.behaveAs('GET /api/events', behaviour)
    await failureOf(client.send(wireCalls.listEvents))
    expect(eventTypes()).toEqual(types)
  })

  it.each([
    ['403', refusal(403, 'forbidden')],
    ['409', refusal(409, 'already_logged_in')],
    ['503', page(503, '')],
    ['a network failure', resetTheSocket],
    ['a time-out', hang],
  ])('for key, channel and auth calls %s is a crash with a global error', async (_, behaviour) => {
    const { client, server, events } = await startClient()
    server.behaveAs('POST /api/v2/auth/login', behaviour)
    const error = await failureOf(client.send(wireCalls.login, credentials))
    expect(events.map(event => event.type)).toEqual(['request_failed', 'global_error'])
    expect(events[1]).toEqual({ type: 'global_error', error })
  })

  it('a wrong password logs nobody out', async () => {
    const { client, server, eventTypes } = await startClient()
    server.behaveAs('POST /api/v2/auth/login', refusal(401, 'wrong_auth_data'))
    await failureOf(client.send(wireCalls.login, credentials))
    expect(eventTypes()).toEqual(['request_failed', 'global_error'])
  })

  it('slides errors are silent', async () => {
    const { client, server, events } = await startClient()
    server.behaveAs('GET /api/slides/web', refusal(500, 'internal'))
    expect((await failureOf(client.send(wireCalls.listSlides))).status).toBe(500)
    expect(events).toEqual([])
  })

  it('each failed request can be logged, without key, body or query', async () => {
    const { client, server, events } = await startClient()
    server.behaveAs('GET /api/events', refusal(500, 'internal'))
    server.behaveAs('POST /api/v2/auth/login', refusal(401, 'wrong_auth_data'))
    await failureOf(client.send(wireCalls.listEvents, { query: { text: 'canary-query' } }))
    await failureOf(client.send(wireCalls.login, credentials))
    const failed = { type: 'request_failed' }
    expect(events.filter(event => event.type === 'request_failed')).toEqual([
      { ...failed, callName: 'listEvents', status: 500, message: 'refused: internal', requestId: 'r-500' },
      { ...failed, callName: 'login', status: 401, message: 'refused: wrong_auth_data', requestId: 'r-401' },
    ])
    expect(JSON.stringify(events)).not.toMatch(/canary|stored-key|fan@/)
  })

  it('a successful request logs nothing', async () => {
    const { client, server, events } = await startClient()
    server.behaveAs('GET /api/events', page(200, '{"items":[]}'))
    await client.send(wireCalls.listEvents)
    expect(events).toEqual([])
  })
})

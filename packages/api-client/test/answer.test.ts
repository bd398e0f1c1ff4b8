import { wireCalls } from '@grandstand/contract/wire'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../src/index.ts'
import { type Behaviour, json, page, redirect, refusal } from './support/misbehaving-server.ts'
import { failureOf, startClient } from './support/start-client.ts'

async function errorAfter(behaviour: Behaviour): Promise<ApiError> {
  const { client, server } = await startClient()
  server.behaveAs('GET /api/events', behaviour)
  return failureOf(client.send(wireCalls.listEvents))
}

describe('non-200 answers are errors', () => {
  it('that carry what the server says', async () => {
    const fields = { email: 'A valid email address is required' }
    const error = await errorAfter(refusal(409, 'email_taken', fields))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      name: 'ApiError',
      status: 409,
      code: 'email_taken',
      message: 'refused: email_taken',
      fields,
      callName: 'listEvents',
      retryAfterSeconds: null,
    })
  })

  it('that carry a place in line, where it is one', async () => {
    const place = { ticket: 't', number: 12, wait_seconds: 3, again_seconds: 3 }
    const told = (given: unknown) => json(409, { error: { code: 'in_line', message: 'wait', place: given } })
    expect(await errorAfter(told(place))).toMatchObject({ code: 'in_line', place })
    const halves = { ticket: 't', number: 'many' }
    expect((await errorAfter(told(halves))).place).toEqual({
      ticket: 't',
      number: 0,
      wait_seconds: 0,
      again_seconds: 1,
    })
    for (const nothing of [null, 5, {}, { ticket: 7 }])
      expect((await errorAfter(told(nothing))).place).toBe(null)
  })

  it.each([201, 204, 206])('even a %i', async status => {
    expect((await errorAfter((_, res) => res.writeHead(status).end())).status).toBe(status)
  })

  it.each([
    ['a page of a proxy', page(502, '<h1>Bad Gateway</h1>'), 502, 'unavailable'],
    ['nothing', page(500, ''), 500, 'internal'],
    ['JSON of another shape', json(404, { message: 'Route GET:/x not found' }), 404, 'not_found'],
    ['a text instead of the error', json(403, { error: 'Forbidden' }), 403, 'forbidden'],
    ['null', json(400, null), 400, 'invalid_request'],
    ['empty code and message', json(429, { error: { code: '', message: 5 } }), 429, 'too_many_requests'],
    // A proxy's 401 says nothing of keys, so it must not throw ours away.
    ['a 401 without a body', page(401, ''), 401, 'unauthenticated'],
    ['an unknown status', page(599, 'x'), 599, 'internal'],
  ])('with a code of the catalogue and a plain message after %s', async (_, behaviour, status, code) => {
    const error = await errorAfter(behaviour)
    expect(error).toMatchObject({ status, code, fields: {} })
    expect(error.message).toMatch(/^Answered \d+ without words$/)
    expect(error.message).not.toContain('<')
  })

  it.each([
    ['7', 7],
    ['Thu, 01 Jan 2026 12:01:30 GMT', 90],
    ['Thu, 01 Jan 2026 11:00:00 GMT', 0],
    ['soon', null],
  ])('with the wait that Retry-After %s asks for', async (header, seconds) => {
    const error = await errorAfter(json(429, {}, { 'retry-after': header }))
    expect(error.retryAfterSeconds).toBe(seconds)
  })

  it('and a redirect is one of them: it is not followed, so no key goes to another host', async () => {
    const { client, server } = await startClient()
    server.behaveAs('GET /api/events', redirect(307, `${server.url}/elsewhere`))
    expect((await failureOf(client.send(wireCalls.listEvents))).status).toBe(307)
    expect(server.received).toHaveLength(1)
  })

  it('even if a browser hides the status of a redirect', async () => {
    const { client } = await startClient({ fetch: async () => Response.error() })
    const error = await failureOf(client.send(wireCalls.listEvents))
    expect(error).toMatchObject({ status: null, code: 'internal' })
  })

  it('and so is a 200 that cannot be read', async () => {
    const error = await errorAfter(page(200, '{"items":['))
    expect(error).toMatchObject({ status: 200, code: 'unreadable_answer', callName: 'listEvents' })
  })
})

describe('the key is in no error', () => {
  it('even when the server quotes the address', async () => {
    const { client, server, events } = await startClient()
    server.behaveAs('GET /api/events', (received, res) => {
      const message = `no route for ${received.path}?${received.query}`
      json(400, { error: { code: 'invalid_request', message, fields: { url: message } } })(received, res)
    })
    const error = await failureOf(client.send(wireCalls.listEvents))
    expect(error.message).toContain('no route for /api/events')
    const told = JSON.stringify([error, error.message, error.stack, events])
    expect(told).not.toContain('stored-key')
  })

  it('even when fetch quotes it', async () => {
    const { client, events } = await startClient({
      fetch: async address => {
        throw new TypeError(`Failed to parse URL from ${address}`)
      },
    })
    const error = await failureOf(client.send(wireCalls.listEvents))
    const told = JSON.stringify([error, error.message, error.stack, error.cause ?? null, events])
    expect(told).not.toContain('stored-key')
  })
})

describe('a tolerated status', () => {
  it('of the profile is 401: nobody is logged in, and no error shows', async () => {
    const { client, server, events } = await startClient()
    server.behaveAs('GET /api/profile', refusal(401, 'unauthenticated'))
    expect(await client.send(wireCalls.getProfile)).toBeNull()
    expect(events).toEqual([])
  })

  it('of a custom form is 404: it is ignored', async () => {
    const { client, server, events } = await startClient()
    server.behaveAs('GET /api/custom-forms/passes', refusal(404, 'not_found'))
    expect(await client.send(wireCalls.getCustomForm, { params: { alias: 'passes' } })).toBeNull()
    expect(events).toEqual([])
  })

  it('is tolerated only for its own call', async () => {
    const { client, server } = await startClient()
    server.behaveAs('GET /api/profile', refusal(404, 'not_found'))
    expect((await failureOf(client.send(wireCalls.getProfile))).status).toBe(404)
  })
})

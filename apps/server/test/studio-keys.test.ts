import { type Call, keyRoles, limits, studioCalls } from '@grandstand/contract'
import { mayCall } from '@grandstand/rules'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog, studioKeys } from '../src/db/tables.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio, ownPage } from './studio-client.ts'

const server = await serveTests({ channels: [buildLeague('alpha'), buildLeague('beta')] })
const owner = await enterStudio(server, 'owner@example.com', server.alphaId)
const game = await (await openSeason(server)).add(new Date(Date.now() + 7_200_000).toISOString())

const keys = '/channels/alpha/api-keys'
const events = '/channels/alpha/events'

async function make(role: string, name = 'Scoreboard'): Promise<{ id: number; key: string }> {
  const { json, status } = await owner.post(keys, { name, role })
  expect(status).toBe(200)
  return json
}

const send = (key: string, path: string, options: { body?: object; headers?: Record<string, string> } = {}) =>
  server.ask(`/api/studio${path}`, {
    ...(options.body ? { body: options.body } : {}),
    headers: { ...options.headers, authorization: `Bearer ${key}` },
  })

describe('a key of a program', () => {
  it('does what its role may do on its channel, and no more', async () => {
    const { key } = await make('producer')
    expect((await send(key, events)).status).toBe(200)
    const made = await send(key, `${events}/${game}/cameras`, { body: { name: 'Roof' } })
    expect(made.status).toBe(200)
    const refused = await send(key, '/channels/alpha/orders')
    expect(refused).toMatchObject({ status: 403, json: { error: { code: 'role_needed' } } })
    expect((await send(key, '/channels/beta/events')).status).toBe(404)
    const channels = await send(key, '/channels')
    expect(channels.json.items.map((item: { channel_key: string }) => item.channel_key)).toEqual(['alpha'])
    const log = await server.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'add_camera'))
    expect(log).toMatchObject([{ operator_id: null, operator_email: `Scoreboard (${key.slice(0, 10)}…)` }])
  })

  it('makes no keys, invites nobody, and has no account of its own, whatever its role', async () => {
    const own = Object.values<Call>(studioCalls).filter(
      ({ by, personal = false }) => by === 'oneself' || personal,
    )
    expect(own.length).toBeGreaterThan(5)
    for (const role of keyRoles) {
      const { key } = await make(role, role)
      for (const { path, method, by } of own) {
        const answer = await send(
          key,
          path.replace('/studio', '').replace(':channel', 'alpha').replace(':kind', 'pages'),
          {
            ...(method === 'POST' ? { body: {} } : {}),
          },
        )
        expect({ path, by, code: answer.json.error?.code }).toEqual({ path, by, code: 'forbidden' })
      }
      expect((await send(key, keys, { body: { name: 'Another', role } })).status).toBe(403)
      expect(mayCall(role, studioCalls.makeStudioKey.by)).toBe(false)
    }
    expect((await owner.post(keys, { name: 'Chief', role: 'owner' })).status).toBe(400)
  })

  it('is refused from its next call on once it is revoked, and its row stays', async () => {
    const { id, key } = await make('producer', 'Old board')
    expect((await send(key, events)).status).toBe(200)
    expect((await owner.post(`${keys}/${id}/revoke`)).status).toBe(200)
    expect(await send(key, events)).toMatchObject({
      status: 401,
      json: { error: { code: 'unauthenticated' } },
    })
    expect((await owner.post(`${keys}/${id}/revoke`)).status).toBe(404)
    const { items } = (await owner.get(keys)).json
    const [row] = items.filter((item: { id: number }) => item.id === id)
    expect(row).toMatchObject({
      name: 'Old board',
      made_by: 'owner@example.com',
      revoked_at: expect.any(String),
      last_used_at: expect.any(String),
    })
    expect(items.at(-1)).toEqual(row)
  })

  it('is shown once and stored as a hash', async () => {
    const { key } = await make('finance')
    expect(key).toMatch(/^gsk_[\w-]{43}$/)
    expect(JSON.stringify(await server.ctx.db.select().from(studioKeys))).not.toContain(key)
    expect((await owner.get(keys)).text).not.toContain(key)
    expect(JSON.stringify(await server.ctx.db.select().from(auditLog))).not.toContain(key)
  })

  it('counts in the header alone, and beside it no cookie does', async () => {
    const { key } = await make('producer')
    expect((await server.ask(`/api/studio${events}?api_key=${key}`, { headers: ownPage })).status).toBe(401)
    const headers = { ...ownPage, cookie: `studio_session=${key.slice(4)}` }
    expect((await server.ask(`/api/studio${events}`, { headers })).status).toBe(401)
    const wrong = `gsk_${'A'.repeat(43)}`
    expect((await send(wrong, events, { headers: { ...ownPage, cookie: owner.cookie } })).status).toBe(401)
    expect((await server.ask(`/api/profile`, { headers: { authorization: `Bearer ${key}` } })).status).toBe(
      401,
    )
  })

  it('belongs to its channel: another owner neither sees nor revokes it', async () => {
    const { id } = await make('editor')
    const other = await enterStudio(server, 'beta@example.com', server.betaId)
    expect((await other.get(keys)).status).toBe(404)
    expect((await other.post(`/channels/beta/api-keys/${id}/revoke`)).status).toBe(404)
    const producer = await enterStudio(server, 'producer@example.com', server.alphaId, 'producer')
    expect((await producer.get(keys)).status).toBe(403)
  })

  it('is limited by itself, so that one program does not stop another', async () => {
    const strict = await serveTests({ channels: [buildLeague('alpha')], config: { rateLimitScale: 1 } })
    const chief = await enterStudio(strict, 'owner@example.com', strict.alphaId)
    const [busy, calm] = await Promise.all(
      ['Busy', 'Calm'].map(async name => (await chief.post(keys, { name, role: 'scorer' })).json.key),
    )
    const ask = (key: string) =>
      strict.ask('/api/studio/channels', { headers: { authorization: `Bearer ${key}` } })
    let refused = 0
    for (let count = 0; count <= limits.studio_key.max; count += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => ask(busy)))
      refused += answers.filter(({ status }) => status === 429).length
    }
    expect(refused).toBe(50)
    expect((await ask(calm)).status).toBe(200)
  })

  it('sends files, as a program that brings replays does', async () => {
    const { key } = await make('producer', 'Replays')
    const answer = await server.ask(`/api/studio/channels/alpha/videos/event/${game}/uploads`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'tus-resumable': '1.0.0',
        'upload-length': '1000',
        'upload-metadata': `filename ${Buffer.from('game.mp4').toString('base64')}`,
      },
    })
    expect(answer.status).toBe(201)
  })
})

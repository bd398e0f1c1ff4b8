import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { createWebhookSender } from '../src/adapters/webhooks/index.ts'
import { moveEvent, updateEvent } from '../src/catalogue/events/index.ts'
import { auditLog, webhookDeliveries, webhookEndpoints } from '../src/db/tables.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'

interface Received {
  path: string
  event: string
  signature: string
  body: string
}

/** Another program. `answers`: what it says next in place of 200, by path. */
async function openReceiver() {
  const received: Received[] = []
  const answers = new Map<string, number[]>()
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { url = '', headers } = request
    received.push({
      path: url,
      event: String(headers['grandstand-event']),
      signature: String(headers['grandstand-signature']),
      body: Buffer.concat(chunks).toString(),
    })
    if (url === '/never') return
    response.statusCode = answers.get(url)?.shift() ?? 200
    if (response.statusCode === 302) response.setHeader('location', '/elsewhere')
    response.end('thank you'.repeat(200))
  })
  await new Promise<void>(done => receiver.listen(0, '127.0.0.1', done))
  afterAll(() => {
    receiver.closeAllConnections()
    receiver.close()
  })
  const address = receiver.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return { origin: `http://127.0.0.1:${port}`, received, answers }
}

let aheadMs = 0
const receiver = await openReceiver()
const server = await serveTests({
  channels: [buildLeague('alpha'), buildLeague('beta')],
  config: { webhooksToPrivate: true },
  now: () => new Date(Date.now() + aheadMs),
})
const owner = await enterStudio(server, 'owner@example.com', server.alphaId)
const season = await openSeason(server)
const hooks = '/channels/alpha/webhooks'

async function add(path: string, events: string[]): Promise<{ id: number; secret: string }> {
  const { json, status } = await owner.post(hooks, { url: `${receiver.origin}${path}`, events })
  expect(status).toBe(200)
  return json
}

const sentTo = (path: string) => receiver.received.filter(each => each.path === path)
const waitFor = async (path: string, count: number) => {
  await expect.poll(() => sentTo(path).length, { timeout: 15_000 }).toBe(count)
  return sentTo(path)
}
const deliveriesOf = async (id: number) => (await owner.get(`${hooks}/${id}/deliveries`)).json.items

function isSignedBy(secret: string, { signature, body }: Received): boolean {
  const [, seconds = '', digest = ''] = signature.match(/^t=(\d+),v1=([0-9a-f]{64})$/) ?? []
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex') === digest
}

describe('a webhook', () => {
  it('hears of the events that it was made for, signed with its secret, and of no others', async () => {
    const games = await add('/games', ['game.live', 'game.score', 'game.finished'])
    await add('/orders', ['order.paid'])
    const game = await season.add(new Date(Date.now() + 60_000).toISOString())
    const { ctx, alphaId } = server
    await moveEvent(ctx, alphaId, game, { to: 'live', by: 'operator' })
    const [team] = (await owner.get(`/channels/alpha/events/${game}/board`)).json.teams
    const scores = [{ participant_id: team.id, score: 2 }]
    await updateEvent(ctx, alphaId, game, { scores })
    await updateEvent(ctx, alphaId, game, { scores })
    await moveEvent(ctx, alphaId, game, { to: 'finished', by: 'operator' })
    const told = await waitFor('/games', 3)
    expect(told.map(({ event }) => event)).toEqual(['game.live', 'game.score', 'game.finished'])
    for (const each of told) expect(isSignedBy(games.secret, each)).toBe(true)
    expect(told.map(({ body }) => JSON.parse(body).data)).toEqual([
      { event_id: game },
      { event_id: game, scores },
      { event_id: game },
    ])
    expect(sentTo('/orders')).toEqual([])
    const [last] = await deliveriesOf(games.id)
    expect(last).toMatchObject({ type: 'game.finished', state: 'delivered', status: 200, tries: 1 })
    expect(last.answer.length).toBeLessThanOrEqual(500)
    const listed = (await owner.get(hooks)).json.items
    expect(listed.find(({ id }: { id: number }) => id === games.id)).toMatchObject({
      made_by: 'owner@example.com',
      last_delivery: { type: 'game.finished', state: 'delivered', status: 200 },
    })
  })

  it('never hears of a rehearsal, or of what was rolled back', async () => {
    await add('/private', ['game.live'])
    const secret = await season.add(new Date(Date.now() + 60_000).toISOString(), { is_private: true })
    await moveEvent(server.ctx, server.alphaId, secret, { to: 'live', by: 'operator' })
    const undone = await season.add(new Date(Date.now() + 60_000).toISOString())
    await server.ctx.db
      .transaction(async tx => {
        await moveEvent({ ...server.ctx, db: tx }, server.alphaId, undone, { to: 'live', by: 'operator' })
        throw new Error('undo')
      })
      .catch(() => {})
    const seen = await season.add(new Date(Date.now() + 60_000).toISOString())
    await moveEvent(server.ctx, server.alphaId, seen, { to: 'live', by: 'operator' })
    const [first, ...more] = await waitFor('/private', 1)
    expect(JSON.parse(first?.body ?? '').data).toEqual({ event_id: seen })
    expect(more).toEqual([])
  })

  it('that fails is tried again later with the same body, and on demand', async () => {
    const { id } = await add('/down', ['game.cancelled'])
    receiver.answers.set('/down', [500, 302])
    expect((await owner.post(`${hooks}/${id}/test`)).status).toBe(200)
    await waitFor('/down', 1)
    await expect.poll(async () => (await deliveriesOf(id))[0].tries).toBe(1)
    const [waiting] = await deliveriesOf(id)
    expect(waiting).toMatchObject({
      type: 'test',
      state: 'waiting',
      status: 500,
      next_try_at: expect.any(String),
    })
    // A redirection is no delivery, and nobody follows it.
    aheadMs += 11_000
    await waitFor('/down', 2)
    expect(sentTo('/elsewhere')).toEqual([])
    await expect.poll(async () => (await deliveriesOf(id))[0].status).toBe(302)
    expect((await owner.post(`${hooks}/${id}/deliveries/${waiting.id}/retry`)).status).toBe(200)
    const sent = await waitFor('/down', 3)
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1)
    await expect
      .poll(async () => (await deliveriesOf(id))[0])
      .toMatchObject({ state: 'delivered', status: 200, tries: 3, next_try_at: null })
  })

  it('that does not answer holds up no other', async () => {
    const slow = await add('/never', ['game.cancelled'])
    const quick = await add('/quick', ['game.cancelled'])
    await owner.post(`${hooks}/${slow.id}/test`)
    await waitFor('/never', 1)
    await owner.post(`${hooks}/${quick.id}/test`)
    await waitFor('/quick', 1)
    await owner.post(`${hooks}/${slow.id}/remove`)
  })

  it('is silent once it is turned off, and what waits for it is not sent later', async () => {
    const { id } = await add('/off', ['game.live'])
    receiver.answers.set('/off', [503])
    await owner.post(`${hooks}/${id}/test`)
    await waitFor('/off', 1)
    const change = { events: ['game.live'], is_enabled: false }
    await expect.poll(async () => (await deliveriesOf(id))[0].status).toBe(503)
    expect((await owner.post(`${hooks}/${id}`, change)).status).toBe(200)
    const game = await season.add(new Date(Date.now() + 60_000).toISOString())
    await moveEvent(server.ctx, server.alphaId, game, { to: 'live', by: 'operator' })
    const [last, ...more] = await deliveriesOf(id)
    expect(last).toMatchObject({ state: 'failed', problem: 'turned_off', next_try_at: null })
    expect(more).toEqual([])
  })

  it('keeps its secret sealed and shows it once, and belongs to its channel', async () => {
    const { id, secret } = await add('/sealed', ['order.paid'])
    expect(secret).toMatch(/^gsw_[\w-]{43}$/)
    expect((await owner.get(hooks)).text).not.toContain(secret)
    for (const rows of [
      await server.ctx.db.select().from(webhookEndpoints),
      await server.ctx.db.select().from(auditLog),
    ])
      expect(JSON.stringify(rows)).not.toContain(secret)
    const other = await enterStudio(server, 'beta@example.com', server.betaId)
    expect((await other.get(hooks)).status).toBe(404)
    expect((await other.get(`/channels/beta/webhooks/${id}/deliveries`)).status).toBe(404)
    expect((await other.post(`/channels/beta/webhooks/${id}/test`)).status).toBe(404)
    const producer = await enterStudio(server, 'producer@example.com', server.alphaId, 'producer')
    expect((await producer.get(hooks)).status).toBe(403)
  })

  it('is removed with its deliveries, and a channel has ten at the most', async () => {
    const before = (await owner.get(hooks)).json.items
    for (const { id } of before) await owner.post(`${hooks}/${id}/remove`)
    const rows = await server.ctx.db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.channel_id, server.alphaId))
    expect(rows).toEqual([])
    for (let count = 0; count < 10; count += 1) await add(`/many-${count}`, ['game.live'])
    const body = { url: `${receiver.origin}/more`, events: ['game.live'] }
    expect((await owner.post(hooks, body)).status).toBe(409)
  })
})

describe('where a webhook may go', () => {
  const { mayReach, send } = createWebhookSender({ toPrivate: false })

  it.each([
    ['https://receiver.example/hook', true],
    ['https://receiver.example:8443/hook', true],
    ['http://receiver.example/hook', false],
    ['https://localhost/hook', false],
    ['https://127.0.0.1/hook', false],
    ['https://10.0.0.7/hook', false],
    ['https://169.254.169.254/latest', false],
    ['https://[::1]/hook', false],
    ['https://[::ffff:127.0.0.1]/hook', false],
    ['https://2130706433/hook', false],
    ['https://name:word@receiver.example/', false],
    ['file:///etc/passwd', false],
    ['no address', false],
  ])('%s: %s', (url, may) => {
    expect(mayReach(url)).toBe(may)
  })

  it('is looked at with each delivery: a private address gets nothing', async () => {
    expect(await send(`${receiver.origin}/direct`, {}, '{}')).toMatchObject({ problem: 'not_public' })
    expect(sentTo('/direct')).toEqual([])
  })

  it('is refused by name when it is typed, unless the deployment allows private addresses', async () => {
    const strict = await serveTests({ channels: [buildLeague('alpha'), buildLeague('beta')] })
    const operator = await enterStudio(strict, 'owner@example.com', strict.alphaId)
    const { status, json } = await operator.post(hooks, {
      url: `${receiver.origin}/x`,
      events: ['game.live'],
    })
    expect(status).toBe(400)
    expect(json.error.fields).toHaveProperty('url')
  })
})

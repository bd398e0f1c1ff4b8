import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { countDays } from '../src/insight/reports/counting/count-days.ts'
import { buildLeague } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'

const { refunds: _, ...unpromised } = buildLeague('old').document.channel
const old = buildLeague('old')
old.document.channel = unpromised
const filed = buildLeague('filed', { run_as_code: true })
const server = await serveTests({ channels: [buildLeague('alpha'), old, filed] })
const studio = await enterStudio(server, 'all@example.com')

const asked = (own: object = {}) => ({
  channel_key: `new-${randomUUID().slice(0, 8)}`,
  name: 'Prairie Hockey',
  host: null,
  language: 'fr',
  languages: ['fr', 'en'],
  currency: 'CAD',
  time_zone: 'America/Winnipeg',
  contact_email: 'hello@prairie.example',
  seller: null,
  refunds: 'on_request',
  primary: '#0f766e',
  logo: null,
  sports: ['Hockey', 'Ringuette'],
  gender: 'women',
  teams: [
    { name: 'Les Étoiles', city: 'Brandon' },
    { name: 'Вълци', city: '' },
    { name: 'Les Étoiles', city: 'Dauphin' },
  ],
  ...own,
})

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

describe('a new channel', () => {
  it('has its sports, and one team per sport for each pasted name', async () => {
    const body = asked({ host: `${randomUUID()}.example`, logo: onePixel })
    const made = await studio.post('/channels', body)
    expect(made.json).toMatchObject({ channel_key: body.channel_key, name: body.name })
    const listed = await server.ask('/api/participants?no_limit=1', { headers: { host: body.host ?? '' } })
    expect(listed.json.items.map(({ alias }: { alias: string }) => alias)).toEqual([
      ...['les-etoiles-hockey', 'les-etoiles-ringuette', 'team-2-hockey', 'team-2-ringuette'],
      ...['les-etoiles-2-hockey', 'les-etoiles-2-ringuette'],
    ])
    const { json } = await server.ask('/api/settings?language=fr', { headers: { host: body.host ?? '' } })
    expect(json).toMatchObject({
      name: 'Prairie Hockey',
      language: 'fr',
      currency: 'CAD',
      logo: { width: 1 },
    })
    expect(json.menu.map(({ name }: { name: string }) => name)).toEqual(['Accueil', 'Calendrier', 'Contact'])
    const log = await studio.get('/audit-log?limit=1')
    expect(log.json.items[0]).toMatchObject({ action: 'create_channel', channel_key: body.channel_key })
  })

  it('counts from its first visitor, without a key, and its short name is its own', async () => {
    const body = asked({ host: `${randomUUID()}.example` })
    await studio.post('/channels', body)
    const headers = { host: body.host ?? '' }
    const { json } = await server.ask('/api/settings', { headers })
    const profile = json['yare-analytics']['yare-analytics-key']
    expect({ profile, consent: json.analytics_consent }).toEqual({
      profile: body.channel_key,
      consent: 'ask',
    })
    // Somebody else's key of that name takes nothing.
    const key = JSON.stringify({ 'yare-analytics': { 'yare-analytics-key': profile } })
    await server.ctx.db.execute(
      sql`update channels set settings = settings || ${key}::jsonb where channel_key = 'alpha'`,
    )
    await expect
      .poll(async () => (await server.ctx.channels.findByKey('alpha'))?.settings['yare-analytics'])
      .toEqual({ 'yare-analytics-key': profile })

    const session = (await server.ask(`/datalake/hash/?profile=${profile}`)).json.session_uuid
    const device = { device_type: 'phone', user_agent: 'Fan/1', resolution: '390x844', platform: 'web' }
    await server.ask('/datalake/session/', { body: { profile, session, ...device } })
    await countDays(server.ctx)
    const report = await studio.get(`/channels/${body.channel_key}/reports/audience`)
    expect(report.json.visits).toBe(1)
  })

  it('is created once, even by several requests at the same time, and never changes an existing one', async () => {
    const body = asked()
    const made = await Promise.all([studio.post('/channels', body), studio.post('/channels', body)])
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409])
    const again = await studio.post('/channels', asked({ channel_key: 'alpha', name: 'Mine' }))
    expect(again.json.error).toMatchObject({ code: 'conflict', fields: { channel_key: 'is taken' } })
    expect((await server.ask('/api/settings')).json.name).not.toBe('Mine')
  })

  it('names what is wrong at its field, and then creates nothing', async () => {
    const host = 'alpha.test'
    for (const [own, status, fields] of [
      [{ host }, 409, { host: 'is taken' }],
      [{ logo: Buffer.from('<svg/>').toString('base64') }, 400, { logo: expect.stringContaining('PNG') }],
      [{ time_zone: 'Prairie/Time' }, 400, { time_zone: expect.any(String) }],
      [{ channel_key: 'No Spaces' }, 400, { channel_key: expect.any(String) }],
      [{ sports: [] }, 400, { sports: expect.any(String) }],
    ] as const) {
      const body = asked(own)
      const { json, status: answered } = await studio.post('/channels', body)
      expect({ own, answered, fields: json.error?.fields }).toEqual({ own, answered: status, fields })
      expect((await studio.get(`/channels/${encodeURIComponent(body.channel_key)}/setup`)).status).toBe(404)
    }
  })

  it('sells single games once they have a price', async () => {
    const body = asked({ host: `${randomUUID()}.example` })
    await studio.post('/channels', body)
    const { json } = await server.ask('/api/packages?language=fr', { headers: { host: body.host ?? '' } })
    expect(json.items).toMatchObject([{ type: 'single_event', name: 'Match à la carte', price: 0 }])
    const { json: setup } = await studio.get(`/channels/${body.channel_key}/setup`)
    expect(setup.steps).toContainEqual({ step: 'price', is_done: false, count: 0 })
  })

  it('is legal from the start: terms, privacy and refunds name the seller, in all of its languages, until somebody reads them', async () => {
    const host = `${randomUUID()}.example`
    const body = asked({ host, languages: ['fr', 'en', 'bg'], seller: 'Ligue *des* Prairies' })
    await studio.post('/channels', body)
    for (const language of ['fr', 'en', 'bg'])
      for (const url of ['terms_conditions', 'privacy_policy', 'refund_policy']) {
        expect((await server.ask(`/${url}`, { headers: { host } })).status).toBe(200)
        const { json: pages } = await server.ask(`/api/pages?language=${language}`, { headers: { host } })
        const { id } = pages.items.find((page: { url: string }) => page.url === url)
        const { json } = await server.ask(`/api/pages/${id}?language=${language}`, { headers: { host } })
        expect(json.body).toContain('<strong>Ligue *des* Prairies</strong>')
        expect(json.body).toContain('mailto:hello@prairie.example')
      }
    const { json } = await server.ask('/api/settings', { headers: { host } })
    expect(json.refunds).toBe('on_request')
    const path = `/channels/${body.channel_key}/setup`
    const legal = async () =>
      (await studio.get(path)).json.steps.find(({ step }: { step: string }) => step === 'legal')
    expect(await legal()).toEqual({ step: 'legal', is_done: false, count: 3 })
    expect((await studio.post(`${path}/legal`)).status).toBe(200)
    expect(await legal()).toEqual({ step: 'legal', is_done: true, count: 3 })
    // What nobody can read is not right.
    expect((await studio.post('/channels/alpha/setup/legal')).status).toBe(409)
  })

  it('of before has the texts that it lacks written, once somebody says what buyers are promised', async () => {
    const host = 'old.test'
    const ask = (path: string) => server.ask(path, { headers: { host } })
    const setup = async () => {
      const { json } = await studio.get('/channels/old/setup')
      return { ...json.legal, ...json.steps.find(({ step }: { step: string }) => step === 'legal') }
    }
    expect((await ask('/api/settings')).json.refunds).toBeNull()
    const own = await ask('/privacy_policy')
    const missing = { lacks: ['terms_conditions', 'refund_policy'], refunds: null, seller: 'Channel old' }
    expect(await setup()).toMatchObject({ ...missing, is_locked: false, is_done: false, count: 1 })

    const path = '/channels/old/setup/legal'
    const editor = await enterStudio(server, 'editor@old.test', server.alphaId)
    const body = { seller: 'Old *League* Association', refunds: 'until_start' }
    expect((await editor.post(`${path}/texts`, body)).status).toBe(404)
    expect((await studio.post(`${path}/texts`, { seller: body.seller })).status).toBe(400)
    expect((await studio.post(`${path}/texts`, body)).json).toEqual({ success: true })
    expect(await setup()).toMatchObject({ lacks: [], refunds: 'until_start', is_done: false, count: 3 })
    await expect.poll(async () => (await ask('/api/settings')).json.refunds).toBe('until_start')
    for (const language of ['en', 'fr', 'bg']) {
      const { json: pages } = await ask(`/api/pages?language=${language}`)
      for (const url of missing.lacks) {
        const { id } = pages.items.find((page: { url: string }) => page.url === url)
        const { json } = await ask(`/api/pages/${id}?language=${language}`)
        expect(json.body).toContain('<strong>Old *League* Association</strong>')
        expect(json.body).toContain('mailto:office@old.example')
      }
    }
    // What the channel had itself stays as it was.
    expect((await ask('/privacy_policy')).text).toContain('Privacy old')
    expect(own.text).toContain('Privacy old')
    expect((await studio.post(`${path}/texts`, body)).status).toBe(409)
    expect((await studio.get('/audit-log?limit=1')).json.items[0].action).toBe('write_legal_texts')
    expect((await studio.post(path)).status).toBe(200)
    expect(await setup()).toMatchObject({ is_done: true })
  })

  it('that is run from files is not written to, and one without a promise is not confirmed', async () => {
    const body = { seller: 'Somebody', refunds: 'no_refunds' }
    expect((await studio.post('/channels/filed/setup/legal/texts', body)).status).toBe(403)
    expect((await studio.get('/channels/filed/setup')).json.legal).toMatchObject({ is_locked: true })
    const made = asked()
    await studio.post('/channels', made)
    await server.ctx.db.execute(
      sql`update channels set settings = settings - 'refunds' where channel_key = ${made.channel_key}`,
    )
    await expect
      .poll(async () => (await server.ctx.channels.findByKey(made.channel_key))?.settings.refunds)
      .toBeUndefined()
    expect((await studio.post(`/channels/${made.channel_key}/setup/legal`)).status).toBe(409)
  })

  it('cannot be created by an operator of one channel', async () => {
    const one = await enterStudio(server, 'one@example.com', server.alphaId)
    expect((await one.post('/channels', asked())).json.error.code).toBe('forbidden')
  })
})

describe('what is left to do', () => {
  it('is listed step by step', async () => {
    const body = asked({ teams: [] })
    await studio.post('/channels', body)
    const { json } = await studio.get(`/channels/${body.channel_key}/setup`)
    const done = json.steps.filter((step: { is_done: boolean }) => step.is_done)
    // The sandbox is there to try it, and told to be one.
    expect(done).toEqual([
      { step: 'sports', is_done: true, count: 2 },
      { step: 'payments', is_done: true, count: null },
    ])
    expect(json).toMatchObject({ hosts: [], is_sandbox: true })
  })
})

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { calls, channelBootstrap } from '@grandstand/contract'
import { describe, expect, it } from 'vitest'
import { buildChannel } from './channel-builder.ts'
import { serveTests } from './serve-tests.ts'

const server = await serveTests()

describe('two channels on two host names in one server', () => {
  it('each show their own settings, pages and colours', async () => {
    for (const key of ['alpha', 'beta']) {
      const { json } = await server.ask('/api/channel-bootstrap-data', { host: `${key}.test` })
      expect(json.settings.name).toBe(`Channel ${key}`)
      const others = key === 'alpha' ? 'beta' : 'alpha'
      expect(JSON.stringify(json)).not.toContain(others)
    }
  })

  it('are found by channel_key if the host does not identify them', async () => {
    const { json } = await server.ask('/api/settings?channel_key=beta', { host: 'alpha.test' })
    expect(json.name).toBe('Channel beta')
    expect((await server.ask('/api/settings', { host: 'elsewhere.test' })).status).toBe(401)
  })
})

describe('channel-bootstrap-data', () => {
  it('holds everything that the interface needs', async () => {
    const { json } = await server.ask(
      '/api/channel-bootstrap-data?color_client_interface=web&slide_client_interface=web',
    )
    expect(Object.keys(json).sort()).toEqual(Object.keys(channelBootstrap.shape).sort())
    expect(json).toMatchObject({ has_team_pass: true, has_participant_slide: true, has_passes_form: true })
    expect(json.event_categories[0].children[0].alias).toBe('small-ball')
    expect(json.packages[0]).toMatchObject({
      price: 4200,
      base_price: 4000,
      service_fee: 200,
      currency: 'USD',
    })
    expect(json.participant_groups[0].participant_count).toBe(1)
    expect(json.participant_group_properties).toMatchObject([
      { alias: 'gender', values: [{ value: 'women' }] },
      { alias: 'sport', values: [{ name: 'Ball alpha' }] },
    ])
    expect(json.settings.menu).toEqual(json.menu)
    expect(json.settings.pages).toEqual(json.pages)
  })

  it('says whether a team pass, a participant slide or a passes form exists', async () => {
    const channel = buildChannel('gamma')
    channel.document.products.packages = []
    channel.document.slides = []
    channel.document.forms = []
    await server.apply(channel)
    await expect
      .poll(async () => (await server.ask('/api/channel-bootstrap-data', { host: 'gamma.test' })).json)
      .toMatchObject({ has_team_pass: false, has_participant_slide: false, has_passes_form: false })
  })

  it.each([
    ['fr', 'Channel alpha fr'],
    ['bg', 'Channel alpha bg'],
    ['de', 'Channel alpha'],
  ])('uses %s as far as the channel does', async (language, name) => {
    const { json } = await server.ask(`/api/channel-bootstrap-data?language=${language}`)
    expect(json.settings.name).toBe(name)
    const [gender] = json.participant_group_properties
    expect([gender.name, gender.values[0].name]).toEqual(
      { fr: ['Genre', 'Filles'], bg: ['Пол', 'Момичета'] }[language] ?? ['Gender', 'Girls'],
    )
  })
})

describe('a public answer', () => {
  it('is revalidated by ETag', async () => {
    const first = await server.ask('/api/menu')
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = await server.ask('/api/menu', { headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again.status).toBe(304)
    expect(again.text).toBe('')
  })

  it('comes precompressed', async () => {
    const plain = await server.ask('/api/channel-bootstrap-data')
    const compressed = await getBytes('/api/channel-bootstrap-data', 'br')
    expect(brotliDecompressSync(compressed).toString()).toBe(plain.text)
    expect(gunzipSync(await getBytes('/api/channel-bootstrap-data', 'gzip')).toString()).toBe(plain.text)
    expect(compressed.length).toBeLessThan(plain.text.length / 3)
  })

  it('is fresh at most 2 s after a change, and the ETag with it', async () => {
    const { headers } = await server.ask('/api/color-settings/web')
    const channel = buildChannel('alpha')
    channel.document.channel.colors.web.primary = '#1d4ed8'
    await server.apply(channel)
    await expect
      .poll(async () => (await server.ask('/api/color-settings/web')).json.primary, { timeout: 2_000 })
      .toBe('#1d4ed8')
    expect((await server.ask('/api/color-settings/web')).headers.etag).not.toBe(headers.etag)
  })

  it('has pages, and past the end is an empty list', async () => {
    expect((await server.ask('/api/participants?no_limit=1')).json).toMatchObject({
      total: 1,
      limit: 1,
      offset: 0,
    })
    expect((await server.ask('/api/participants?limit=5&offset=50')).json).toMatchObject({
      items: [],
      total: 1,
    })
    for (const query of ['limit=101', 'limit=x', 'offset=-1', 'no_limit=maybe']) {
      expect((await server.ask(`/api/participants?${query}`)).status).toBe(400)
    }
  })

  it('holds pages as sanitised HTML', async () => {
    const [page] = (await server.ask('/api/pages')).json.items
    const { json } = await server.ask(`/api/pages/${page.id}`)
    expect(json.body).toBe('<h2>Privacy</h2>\n<p>Our <em>rules</em>.</p>')
  })
})

describe('slides', () => {
  it('can be asked for by type', async () => {
    expect((await server.ask(`/api${calls.listSlides.path}?type=video`)).json.items).toEqual([])
    expect((await server.ask(`/api${calls.listSlides.path}?type=image`)).json.total).toBe(2)
    expect((await server.ask(`/api${calls.listSlides.path}?type=song`)).json.error.fields).toHaveProperty(
      'type',
    )
  })
})

describe('geo', () => {
  it('places the caller and applies the block list of the channel', async () => {
    await server.apply(buildChannel('blocked', { geo_blocked_countries: ['AU'] }))
    await expect
      .poll(async () => (await server.ask('/api/channel-config', { host: 'blocked.test' })).status)
      .toBe(200)
    const key = await server.anonymousKey('blocked')
    const geo = async (ip: string) =>
      (await server.ask(`/api/geo?api_key=${key}`, { headers: { 'x-forwarded-for': ip } })).json
    expect(await geo('1.1.1.1')).toEqual({
      country: 'Australia',
      country_code: 'AU',
      ip: '1.1.1.1',
      is_geo_blocked: true,
    })
    expect(await geo('8.8.8.8')).toMatchObject({ country_code: 'US', is_geo_blocked: false })
    expect(await geo('127.0.0.1')).toEqual({
      country: null,
      country_code: null,
      ip: '127.0.0.1',
      is_geo_blocked: false,
    })
    const access = await server.ask(`/api/user/access?api_key=${key}`, {
      headers: { 'x-forwarded-for': '1.1.1.1' },
    })
    expect(access.json.is_geo_blocked).toBe(true)
  })
})

async function getBytes(path: string, encoding: string): Promise<Buffer> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(
      `${server.url}${path}`,
      { headers: { host: 'alpha.test', 'accept-encoding': encoding } },
      response => {
        const chunks: Buffer[] = []
        response.on('data', chunk => chunks.push(chunk))
        response.on('end', () => resolve(Buffer.concat(chunks)))
      },
    ).on('error', reject)
  })
}

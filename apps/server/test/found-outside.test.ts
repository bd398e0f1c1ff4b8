import { request } from 'node:http'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'

const server = await serveTests({
  channels: [buildLeague('alpha', { archive_from: '2026-01-01' }), buildLeague('beta')],
  config: { publicUrl: 'https://tv.example' },
  // The clock moves games on, and what stands in their links with it.
  now: () => new Date('2026-11-10T12:00:00Z'),
})
const season = await openSeason(server)
const game = await season.add('2026-11-16T20:00:00Z', {
  teams: ['heloise-ball', 'team'],
  location_id: season.location,
  type: 'ppv',
  base_price: 899,
  service_fee: 100,
  name: '</script><script>alert(1)</script>',
})
await season.add('2025-11-16T20:00:00Z')
const key = await server.anonymousKey()
const item = (await server.ask(`/api/vod-media-items?api_key=${key}`)).json.items[0].id

const title = (html: string) => html.match(/<title>(.*?)<\/title>/)?.[1]
const meta = (html: string, name: string) =>
  html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1]
const jsonLd = (html: string) =>
  JSON.parse(html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? 'null')

describe('an event’s page gives other sites', () => {
  it('its title, description, picture and a SportsEvent', async () => {
    const { status, text } = await server.ask(`/watch/${game}`)
    expect(status).toBe(200)
    expect(title(text)).toBe('Northwick Herons @ Team alpha · Channel alpha')
    expect(meta(text, 'description')).toBe(
      'Ball alpha · Hall alpha, Town · Monday, November 16, 2026 at 3:00 PM (Eastern Time)',
    )
    expect(meta(text, 'og:url')).toBe(`https://alpha.test/watch/${game}`)
    expect(meta(text, 'og:title')).toBe('Northwick Herons @ Team alpha · Mon, Nov 16')
    expect(meta(text, 'og:image')).toMatch(
      new RegExp(`^https://alpha\\.test/og/event/${game}\\.jpg\\?language=en&amp;v=[\\w-]{10}$`),
    )
    expect(meta(text, 'og:image:width')).toBe('1200')
    expect(meta(text, 'og:image:height')).toBe('630')
    expect(meta(text, 'twitter:card')).toBe('summary_large_image')
    expect(jsonLd(text)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: 'Northwick Herons @ Team alpha',
      startDate: '2026-11-16T20:00:00.000Z',
      awayTeam: { name: 'Northwick Herons' },
      homeTeam: { name: 'Team alpha' },
      location: { name: 'Hall alpha' },
      offers: { price: '9.99', priceCurrency: 'USD' },
    })
    expect(text).not.toContain('<script>alert')
  })

  it('in their language', async () => {
    const { text } = await server.ask(`/watch/${game}`, { headers: { 'accept-language': 'fr' } })
    expect(title(text)).toBe('Northwick Herons @ Team alpha fr · Channel alpha fr')
    expect(meta(text, 'description')).toContain('lundi 16 novembre 2026')
  })

  it.each(['/watch/2000000000', '/watch/abc', '/watch/1x', '/watch', '/vod_library/2000000000'])(
    '%s is not found',
    async path => {
      const { status, text } = await server.ask(path)
      expect(status).toBe(404)
      expect(title(text)).toBe('Page not found · Channel alpha')
    },
  )

  it('with a picture of both teams’ colours', async () => {
    const bytes = await getBytes(`/og/event/${game}.jpg`)
    const { width, height, format } = await sharp(bytes).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
    const square = await sharp(await getBytes(`/og/event/${game}-square.jpg`)).metadata()
    expect(square).toMatchObject({ width: 1080, height: 1080 })
    // A notice on a phone comes while the game plays there.
    expect((await getBytes(`/og/event/${game}-small.jpg`)).length).toBeLessThan(30_000)
    // As links of before say it.
    expect((await getBytes(`/og/event/${game}.png`)).equals(bytes)).toBe(true)
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    // The away school is green, the home school blue.
    const pixel = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)]
    const [, green = 0, less = 255] = pixel(10, 300)
    expect(green).toBeGreaterThan(less)
    const [, notGreen = 255, blue = 0] = pixel(1190, 300)
    expect(blue).toBeGreaterThan(notGreen)
    for (const name of ['2000000000', 'abc', `${game}-huge`])
      expect((await server.ask(`/og/event/${name}.jpg`)).status).toBe(404)
  })
})

describe('other pages give other sites', () => {
  it.each([
    ['/upcoming', 'Upcoming games · Channel alpha'],
    ['/live', 'Live games · Channel alpha'],
    ['/vod', 'Replays on demand · Channel alpha'],
    ['/schedule', 'Game schedule · Channel alpha'],
    ['/packages', 'Passes and packages · Channel alpha'],
    ['/vod_library', 'Library · Channel alpha'],
    ['/?participant=heloise-ball', 'Northwick Herons · Channel alpha'],
    ['/?participant=nobody', 'Channel alpha'],
  ])('%s: %s', async (path, expected) => {
    const { status, text } = await server.ask(path)
    expect({ status, title: title(text) }).toEqual({ status: 200, title: expected })
    expect(meta(text, 'og:title')).toBe(expected)
  })

  it('a SportsTeam for a team and a VideoObject for a library item', async () => {
    const team = await server.ask('/?participant=heloise-ball')
    expect(jsonLd(team.text)).toMatchObject({ '@type': 'SportsTeam', sport: 'Ball alpha' })
    expect(meta(team.text, 'description')).toContain('Héloïse Academy · Northwick · Ball alpha')
    const picture = meta(team.text, 'og:image')?.match(/\/og\/team\/\d+\.jpg/)?.[0] ?? ''
    expect(await sharp(await getBytes(picture)).metadata()).toMatchObject({ width: 1200, height: 630 })
    const video = await server.ask(`/vod_library/${item}`)
    expect(title(video.text)).toBe('Behind the season alpha · Channel alpha')
    expect(jsonLd(video.text)).toMatchObject({ '@type': 'VideoObject', uploadDate: '2026-05-01' })
  })
})

describe('search engines', () => {
  it('find every address in the sitemap, and the sitemap in robots.txt', async () => {
    const robots = await server.ask('/robots.txt')
    expect(robots.text).toContain('Sitemap: https://alpha.test/sitemap.xml')
    expect(robots.text).toContain('Disallow: /api/')
    const { headers, text } = await server.ask('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const paths = [...text.matchAll(/<loc>https:\/\/alpha\.test([^<]*)<\/loc>/g)].map(match => match[1] ?? '')
    expect(paths).toContain('/?participant=heloise-ball')
    expect(paths).toContain('/privacy_policy')
    expect(paths.filter(path => path.startsWith('/watch/'))).toEqual([`/watch/${game}`])
    for (const path of paths)
      expect({ path, status: (await server.ask(path)).status }).toEqual({ path, status: 200 })
  })
})

function getBytes(path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${server.url}${path}`,
      { agent: false, headers: { host: 'alpha.test' } },
      response => {
        const chunks: Buffer[] = []
        response.on('data', chunk => chunks.push(chunk))
        response.on('end', () => resolve(Buffer.concat(chunks)))
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getScreen, partsOf, type ScreenName, screenNames, screens } from '@grandstand/rules'
import { describe, expect, test } from 'vitest'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'

const built = new URL('../../viewer/dist/.vite/', import.meta.url)
const readBuilt = (name: string) => JSON.parse(readFileSync(fileURLToPath(new URL(name, built)), 'utf8'))

const ids = { game: 0, item: 0 }

const server = await serveTests({
  channels: [buildLeague('alpha')],
  config: { publicUrl: 'https://tv.example' },
})
const manifest = readBuilt('manifest.json')
const filesOf = readBuilt('screens.json')
ids.game = await (await openSeason(server)).add('2026-11-16T20:00:00Z', { type: 'ppv', base_price: 899 })
const key = await server.anonymousKey()
ids.item = (await server.ask(`/api/vod-media-items?api_key=${key}`)).json.items[0].id

function addressOf(name: ScreenName): string {
  if (name === 'scoped-home') return '/?participant=heloise-ball'
  if (name === 'page') return '/privacy_policy'
  return screens[name].path
    .replace('$id', String(name === 'vod-media-item' ? ids.item : ids.game))
    .replace('$uuid', '00000000-0000-4000-8000-000000000000')
}

const open = (name: ScreenName) => server.ask(addressOf(name), { headers: { 'accept-language': 'fr' } })

describe('the page of every screen', () => {
  test.each(screenNames)('%s announces the scripts and texts that it needs', async name => {
    const { text } = await open(name)
    const { words = [] } = getScreen(name)
    const needed = [
      ...partsOf(name).map(part => [part, filesOf[part]?.[0]] as const),
      ...['src/locales/fr.ts', ...words.map(each => `src/locales/${each}/${each}-fr.ts`)].map(
        source => [source, manifest[source]?.file] as const,
      ),
    ]
    const announced = [
      ...text.matchAll(
        /<(?:link rel="(?:modulepreload|later)" href|script type="module"[^>]* src)="\/([^"]+)"/g,
      ),
    ].map(([, file]) => file)
    for (const [source, file] of needed) {
      expect(file, source).toBeDefined()
      expect(announced, source).toContain(file)
    }
    // A file that nobody announced would be asked for when another has come.
    for (const part of partsOf(name)) expect(announced).toEqual(expect.arrayContaining(filesOf[part] ?? []))
  })

  test.each(screenNames)('%s exists, and is hidden from search engines if the table says so', async name => {
    const { status, text } = await open(name)
    // Nobody has shared that clip.
    expect(status).toBe(name === 'not-found' || name === 'shared-clip' ? 404 : 200)
    expect(text.includes('<meta name="robots" content="noindex"')).toBe(getScreen(name).isHidden ?? false)
  })

  test('is the same with a trailing slash', async () => {
    const { status, text } = await server.ask('/faq/')
    expect(status).toBe(200)
    expect(text).toContain('<link rel="canonical" href="https://alpha.test/faq"')
  })
})

test('the sitemap has every public screen once, and no hidden one', async () => {
  const { text } = await server.ask('/sitemap.xml')
  const paths = [...text.matchAll(/<loc>https:\/\/alpha\.test([^<]*)<\/loc>/g)].map(([, path]) => path)
  for (const name of screenNames) {
    const found = paths.filter(path => path === addressOf(name))
    expect(found, name).toHaveLength(getScreen(name).isHidden ? 0 : 1)
  }
})

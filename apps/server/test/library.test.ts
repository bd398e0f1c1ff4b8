import { describe, expect, it } from 'vitest'
import { serveTests } from './serve-tests.ts'

const server = await serveTests()
const key = await server.anonymousKey()

const ask = (path: string) => server.ask(path, { headers: { authorization: `Bearer ${key}` } })
const titles = async (path: string) =>
  (await ask(path)).json.items.map((item: { title: string }) => item.title)

describe('the library', () => {
  it('lists its items by date, by title and by category', async () => {
    expect(await titles('/api/vod-media-items')).toEqual(['Behind the season alpha', 'The great final'])
    expect(await titles('/api/vod-media-items?sort_direction=asc')).toEqual([
      'The great final',
      'Behind the season alpha',
    ])
    expect(await titles('/api/vod-media-items?sort_field=title&sort_direction=desc')).toEqual([
      'The great final',
      'Behind the season alpha',
    ])
    const { json } = await ask('/api/vod-media-categories?language=bg')
    expect(json.items).toMatchObject([{ alias: 'best', name: 'Best alpha bg' }])
    expect(await titles(`/api/vod-media-items?category_id=${json.items[0].id}`)).toEqual(['The great final'])
    expect((await ask('/api/vod-media-items?limit=1&offset=1')).json).toMatchObject({ total: 2, offset: 1 })
    expect((await ask('/api/vod-media-items?offset=50')).json).toMatchObject({ items: [], total: 2 })
  })

  it('shows one item in the requested language', async () => {
    const { json } = await ask('/api/vod-media-items')
    const { id } = json.items[1]
    expect((await ask(`/api/vod-media-items/${id}?language=fr`)).json).toEqual({
      id,
      title: 'La grande finale à Héloïse',
      date: '2026-03-01',
      description: 'Final alpha fr',
      duration_seconds: 5400,
      access: 'vod_media_access',
      event_id: null,
      has_video: false,
      category_ids: [expect.any(Number)],
      assets: [],
    })
  })

  it.each([
    ['great', ['The great final']],
    ['heloise', ['The great final']],
    ['finall', ['The great final']],
    ['големия', ['The great final']],
    ['behnd season', ['Behind the season alpha']],
    ['making of', ['Behind the season alpha']],
    ['walrus', []],
  ])(
    'is searched by %s in title and description, whatever their language, accents and typing errors',
    async (title, found) => {
      expect(await titles(`/api/vod-media/search?title=${encodeURIComponent(title)}`)).toEqual(found)
    },
  )

  it('gives the first ten by date by default', async () => {
    expect((await ask('/api/vod-media/search')).json).toMatchObject({ limit: 10, offset: 0, total: 2 })
    for (const [query, field] of [
      ['sort_field=length', 'sort_field'],
      ['limit=101', 'limit'],
      ['offset=-1', 'offset'],
      ['colour=red', 'colour'],
    ]) {
      const { status, json } = await ask(`/api/vod-media/search?${query}`)
      expect({ status, fields: Object.keys(json.error.fields) }).toEqual({ status: 400, fields: [field] })
    }
  })

  it('has rails in the order of the channel', async () => {
    const { json } = await ask('/api/vod-media-rails')
    expect(json.items).toMatchObject([
      {
        title: 'Top alpha',
        vod_media_items: [{ title: 'Behind the season alpha' }, { title: 'The great final' }],
      },
    ])
  })
})

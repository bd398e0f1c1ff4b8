import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { moveEvent, updateEvent } from '../src/catalogue/events/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'

const server = await serveTests({ channels: [buildLeague('alpha')] })
const season = await openSeason(server)
const game = await season.add('2026-11-16T20:00:00Z', {
  teams: ['heloise-ball', 'team'],
  location_id: season.location,
})
await moveEvent(server.ctx, server.alphaId, game, { to: 'live', by: 'operator' })

const score = async (herons: number, alphas: number, period = 'Q3 8:21') => {
  const scores = [
    { participant_id: season.team('heloise-ball'), score: herons },
    { participant_id: season.team('team'), score: alphas },
  ]
  await updateEvent(server.ctx, server.alphaId, game, { period, scores })
}
const head = async (query = '') => {
  const { text } = await server.ask(`/watch/${game}${query}`)
  const meta = (name: string) =>
    text.match(new RegExp(`<meta property="${name}" content="([^"]*)"`))?.[1]?.replaceAll('&amp;', '&') ?? ''
  return {
    title: meta('og:title'),
    url: meta('og:url'),
    image: meta('og:image').replace(/^https?:\/\/[^/]+/, ''),
  }
}
const get = async (path: string) => {
  const answer = await fetch(server.url + path)
  return {
    status: answer.status,
    cache: answer.headers.get('cache-control'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}

describe('a link to a live game', () => {
  it('names teams, period and score, and has another picture after each score', async () => {
    await score(14, 17)
    await expect.poll(async () => (await head()).title).toBe('Northwick Herons @ Team alpha · LIVE Q3 14–17')
    const before = await head()
    const first = await get(before.image)
    expect(first).toMatchObject({ status: 200, cache: 'public, max-age=31536000, immutable' })
    expect(await sharp(first.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    // A clock that goes on is no other picture.
    await score(14, 17, 'Q3 7:05')
    await score(21, 17, 'Q3 7:05')
    await expect.poll(async () => (await head()).title).toBe('Northwick Herons @ Team alpha · LIVE Q3 21–17')
    const after = await head()
    expect(after.image).not.toBe(before.image)
    const second = await get(after.image)
    expect(second.bytes.equals(first.bytes)).toBe(false)
    // An address of before gives what is so now, and nobody keeps it.
    expect(await get(before.image)).toEqual({ ...second, cache: 'public, max-age=60' })
  })

  it('tells no score where the address asks for none, and looks the same after each', async () => {
    await score(21, 17)
    const before = await head('?spoilers=off')
    expect(before.title).toBe('Northwick Herons @ Team alpha · LIVE Q3')
    expect(before.url).toContain(`/watch/${game}?spoilers=off`)
    expect(before.image).toContain('spoilers=off')
    const picture = await get(before.image)
    await score(28, 17)
    await expect.poll(async () => (await head()).title).toContain('28–17')
    expect(await head('?spoilers=off')).toEqual(before)
    expect((await get(before.image)).bytes.equals(picture.bytes)).toBe(true)
    expect((await get((await head()).image)).bytes.equals(picture.bytes)).toBe(false)
  })

  it('shows a final without its score', async () => {
    await moveEvent(server.ctx, server.alphaId, game, { to: 'finished', by: 'operator' })
    await expect.poll(async () => (await head()).title).toBe('Northwick Herons @ Team alpha · Final')
    const plain = await get(`/og/event/${game}.jpg`)
    expect((await get(`/og/event/${game}.jpg?spoilers=off`)).bytes.equals(plain.bytes)).toBe(true)
  })
})

import { expect, it } from 'vitest'
import { eventMedia } from '../src/db/tables.ts'
import { addEmbeddedMedia } from '../src/video/playback/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'

const url = 'https://video.example/embed/7'

const channels = [buildLeague('alpha', { embed_hosts: ['video.example'] }), buildLeague('beta')]
const server = await serveTests({ channels })
const season = await openSeason(server)
const key = await server.anonymousKey()

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString()
const addGame = (type: 'free' | 'paid') => season.add(yesterday(), { type, stream_status: 'finished' })
const start = (id: number) => server.ask(`/api/events/${id}/playback`, { body: { api_key: key } })

it('a player of another site is given to users who may watch, and renewed like any other', async () => {
  const id = await addGame('free')
  await addEmbeddedMedia(server.ctx, server.alphaId, id, { type: 'embedded', url, name: 'Partner' })
  const { status, json } = await start(id)
  expect(status).toBe(200)
  expect(json).toMatchObject({ is_embedded: true, url, captions: [], storyboard_url: null })
  const renewed = await server.ask(`/api/playback/${json.playback_id}`, { body: { api_key: key } })
  expect(renewed.json).toMatchObject({ is_embedded: true, url })
})

it('nobody else gets its address', async () => {
  const id = await addGame('paid')
  await addEmbeddedMedia(server.ctx, server.alphaId, id, { type: 'embedded', url, name: 'Partner' })
  expect((await start(id)).status).toBe(401)
  const { json } = await server.ask(`/api/events/${id}?api_key=${key}`)
  expect(json.media).toMatchObject([{ type: 'embedded', name: 'Partner', url: null }])
})

it('a site that the channel does not list is neither accepted nor shown', async () => {
  const id = await addGame('free')
  const other = 'https://other.example/embed/7'
  const adding = addEmbeddedMedia(server.ctx, server.alphaId, id, {
    type: 'embedded',
    url: other,
    name: 'Other',
  })
  await expect(adding).rejects.toMatchObject({ code: 'invalid_request' })
  // As if the host had been taken off the list since.
  await server.ctx.db.insert(eventMedia).values({
    channel_id: server.alphaId,
    event_id: id,
    position: 0,
    type: 'embedded',
    name: 'x',
    url: other,
  })
  expect((await start(id)).json.error.code).toBe('nothing_to_play')
  expect((await server.ask(`/api/events/${id}?api_key=${key}`)).json.media).toEqual([])
})

it('a preview of another site is shown to everyone, and opens nothing of the game', async () => {
  const id = await addGame('paid')
  await addEmbeddedMedia(server.ctx, server.alphaId, id, { type: 'embedded_preview', url, name: 'Teaser' })
  const { json } = await server.ask(`/api/events/${id}?api_key=${key}`)
  expect(json.media).toMatchObject([{ type: 'embedded_preview', name: 'Teaser', url }])
  const open = await addGame('free')
  const made = await addEmbeddedMedia(server.ctx, server.alphaId, open, {
    type: 'embedded_preview',
    url,
    name: 'Teaser',
  })
  expect((await start(open)).json.error.code).toBe('nothing_to_play')
  const asked = await server.ask(`/api/events/${open}/playback`, {
    body: { api_key: key, event_media_id: made },
  })
  expect(asked.status).toBe(404)
})

it('pages may frame only the listed sites', async () => {
  const { headers } = await server.ask('/')
  expect(String(headers['content-security-policy'])).toContain("frame-src 'self' https://video.example;")
})

it('a live game with a picture leads the home page, before an earlier one without a picture', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const unseen = await season.add(minutesAgo(30), { stream_status: 'live' })
  const seen = await season.add(minutesAgo(10), { stream_status: 'live' })
  await addEmbeddedMedia(server.ctx, server.alphaId, seen, { type: 'embedded', url, name: 'Partner' })
  const { json } = await server.ask(`/api/events-for-homepage?api_key=${key}`)
  expect(json.live.items.map(({ id }: { id: number }) => id)).toEqual([seen, unseen])
})

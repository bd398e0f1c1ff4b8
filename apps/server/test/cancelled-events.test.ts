import { expect, it } from 'vitest'
import { getEvent, moveEventsByClock } from '../src/catalogue/events/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'

let now = new Date('2026-11-15T12:00:00Z')

const server = await serveTests({ channels: [buildLeague('alpha')], now: () => now })
const season = await openSeason(server)
const studio = await enterStudio(server, 'alpha@example.com', server.alphaId)

const post = (path: string) => studio.post(`/channels/alpha/events/${path}`)
const changesSince = async (cursor: number) =>
  (await server.ask(`/api/events-changes?cursor=${cursor}&api_key=${await server.anonymousKey()}`)).json

it('a cancelled game stays in lists, and pages, calendars and crawlers show that it is off', async () => {
  const game = await season.add('2026-11-16T20:00:00Z', { teams: ['heloise-ball', 'team'] })
  const { cursor } = await changesSince(0)
  expect((await post(`${game}/cancel`)).status).toBe(200)

  const key = await server.anonymousKey()
  const { json } = await server.ask(`/api/events?stream_status=upcoming&api_key=${key}`)
  expect(json.items).toMatchObject([{ id: game, stream_status: 'upcoming', is_cancelled: true }])
  expect((await changesSince(cursor)).items).toMatchObject([{ id: game, is_cancelled: true }])
  expect((await server.ask(`/ical/event/${game}.ics`)).text).toContain('\r\nSTATUS:CANCELLED\r\n')
  const page = (await server.ask(`/watch/${game}`)).text
  expect(page).toContain('https://schema.org/EventCancelled')
  expect(page).not.toContain('schema.org/InStock')
  expect((await studio.get(`/channels/alpha/events/${game}`)).json.is_cancelled).toBe(true)

  expect((await post(`${game}/start`)).status).toBe(409)
  expect((await post(`${game}/restore`)).status).toBe(200)
  // The calendar asked for before is kept until the process hears of the change.
  await expect
    .poll(async () => (await server.ask(`/ical/event/${game}.ics`)).text)
    .toContain('\r\nSTATUS:CONFIRMED\r\n')
  expect((await post(`${game}/start`)).status).toBe(200)
  expect((await post(`${game}/cancel`)).status).toBe(409)
})

it('the clock never starts a cancelled game', async () => {
  const game = await season.add('2026-11-17T20:00:00Z', { starts_by_clock: true })
  await post(`${game}/cancel`)
  const channel = await server.ctx.channels.findByKey('alpha')
  if (!channel) throw new Error('no channel')
  const visitor = { channel, language: 'en', session: null }
  const statusOf = async () =>
    (await getEvent(server.ctx, { ...visitor, params: { id: game } })).stream_status
  now = new Date('2026-11-17T20:30:00Z')
  await moveEventsByClock(server.ctx)
  expect(await statusOf()).toBe('upcoming')
  now = new Date('2026-11-17T22:00:00Z')
  await moveEventsByClock(server.ctx)
  expect(await statusOf()).toBe('finished')
})

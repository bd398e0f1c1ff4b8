import { describe, expect, it } from 'vitest'
import { writeCalendar } from '../src/catalogue/calendar/write-calendar.ts'
import { updateEvent } from '../src/catalogue/events/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'

const now = new Date('2026-11-15T12:00:00Z')

const server = await serveTests({
  channels: [buildLeague('alpha'), buildLeague('beta')],
  now: () => now,
  config: { publicUrl: 'https://tv.example' },
})
const season = await openSeason(server)
const game = await season.add('2026-11-16T20:00:00Z', {
  teams: ['heloise-ball', 'team'],
  location_id: season.location,
  description: 'Bring scarves; hats, too',
  updated_at: now,
})
const other = await season.add('2026-11-17T20:00:00Z', { event_category_id: season.sport('small-ball') })
await season.add('2026-08-01T20:00:00Z', { stream_status: 'finished' })

/** The value of a property, with folded lines joined. */
const read = (text: string, name: string) =>
  [...text.replaceAll('\r\n ', '').matchAll(new RegExp(`^${name}(?:;[^:]*)?:(.*)\r$`, 'gm'))].map(
    match => match[1],
  )

describe('a calendar', () => {
  it('holds what every calendar app needs', async () => {
    const { status, headers, text } = await server.ask('/ical/all.ics')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(read(text, 'X-WR-CALNAME')).toEqual(['Channel alpha'])
    expect(read(text, 'REFRESH-INTERVAL')).toEqual(['PT1H'])
    expect(read(text, 'UID')).toEqual([`event-${game}@alpha`, `event-${other}@alpha`])
    expect(read(text, 'SUMMARY')).toEqual(['Northwick Herons @ Team alpha', 'Game'])
    expect(read(text, 'DTSTART')[0]).toBe('20261116T200000Z')
    expect(read(text, 'DTEND')[0]).toBe('20261116T220000Z')
    expect(read(text, 'DTSTAMP')[0]).toBe('20261115T120000Z')
    expect(read(text, 'LOCATION')[0]).toBe('Hall alpha\\, Town')
    expect(read(text, 'DESCRIPTION')[0]).toBe(
      `Bring scarves\\; hats\\, too\\nhttps://alpha.test/watch/${game}`,
    )
    expect(read(text, 'URL')).toContain(`https://alpha.test/watch/${game}`)
    expect(read(text, 'STATUS')).toEqual(['CONFIRMED', 'CONFIRMED'])
  })

  it.each([
    ['/ical/team/heloise-ball.ics', 1, 'Northwick Herons · Channel alpha'],
    ['/ical/participant/heloise-ball.ics', 1, 'Northwick Herons · Channel alpha'],
    ['/ical/school/heloise.ics', 1, 'Héloïse Academy · Channel alpha'],
    ['/ical/group/school.ics?language=bg', 2, 'School alpha bg · Channel alpha bg'],
    ['/ical/sport/small-ball.ics', 1, 'Small · Channel alpha'],
    ['/ical/category/ball.ics', 2, 'Ball alpha · Channel alpha'],
    ['/ical/events.ics', 2, 'Channel alpha'],
  ])('%s has %i events and the name %s', async (path, count, name) => {
    const { text } = await server.ask(path)
    expect(read(text, 'UID')).toHaveLength(count)
    expect(read(text, 'X-WR-CALNAME')).toEqual([name])
  })

  it('of one event is a file to add', async () => {
    const { headers, text } = await server.ask(`/ical/event/${game}.ics`)
    expect(headers['content-disposition']).toBe(`attachment; filename="event-${game}.ics"`)
    expect(read(text, 'UID')).toEqual([`event-${game}@alpha`])
  })

  it('of one event has a reminder a quarter of an hour before, and one of a season has none', async () => {
    expect(read((await server.ask(`/ical/event/${game}.ics`)).text, 'TRIGGER')).toEqual(['-PT15M'])
    expect(read((await server.ask('/ical/all.ics')).text, 'TRIGGER')).toEqual([])
  })

  it.each([
    ['/ical/team/nobody.ics', 404],
    ['/ical/school/team.ics', 404],
    ['/ical/planet/mars.ics', 404],
    ['/ical/all.txt', 404],
    ['/ical/event/2000000000.ics', 404],
    ['/ical/event/abc.ics', 400],
    ['/ical/all.ics?colour=red', 400],
  ])('%s answers %i', async (path, status) => {
    expect((await server.ask(path)).status).toBe(status)
  })

  it('is revalidated by ETag, and its sequence number rises when an event moves', async () => {
    const first = await server.ask('/ical/all.ics')
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await server.ask('/ical/all.ics', { headers })).status).toBe(304)
    await updateEvent(server.ctx, server.alphaId, game, {
      times: { event_utc_ts: new Date('2026-11-16T21:00:00Z'), ends_at: new Date('2026-11-16T23:00:00Z') },
    })
    await expect.poll(async () => (await server.ask('/ical/all.ics', { headers })).status).toBe(200)
    const { text } = await server.ask('/ical/all.ics')
    expect(read(text, 'DTSTART')[0]).toBe('20261116T210000Z')
    expect(read(text, 'SEQUENCE')[0]).toBe('1')
  })

  it('folds lines after 75 octets without splitting a character', () => {
    const name = 'Гимназия „Уествю“ '.repeat(12)
    const entry = {
      uid: 'x',
      name,
      description: 'a\nb',
      location: null,
      url: 'https://tv.example/watch/1',
      startsAt: now,
      endsAt: now,
      changedAt: now,
      sequence: 0,
      isCancelled: false,
    }
    const text = writeCalendar({ name: 'All', url: null, entries: [entry], remindsMinutesBefore: null })
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toContain('\uFFFD')
    }
    expect(read(text, 'SUMMARY')).toEqual([name])
  })
})

import { deflateRawSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { writeXlsx } from '../src/games/season/write-xlsx.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { replaceSheet } from './replace-sheet.ts'
import { serveTests } from './serve-tests.ts'
import { startServerProcess } from './server-process.ts'
import { enterStudio, ownPage } from './studio-client.ts'

const server = await serveTests({ channels: [buildLeague('alpha'), buildLeague('beta')] })
const season = await openSeason(server)
const studio = await enterStudio(server, 'producer@alpha.test', server.alphaId)

const bodyOf = (content: string | Uint8Array, change: object = {}) => ({
  source: { kind: 'file', content: Buffer.from(content).toString('base64') },
  choices: { teams: {}, venues: {}, sports: {} },
  defaults: { sport_id: null, minutes: 120, is_free: true },
  left_out: [],
  ...change,
})
const preview = async (content: string | Uint8Array, change: object = {}) =>
  (await studio.post('/channels/alpha/season/preview', bodyOf(content, change))).json
const write = async (content: string | Uint8Array, change: object = {}) => {
  const { version } = await preview(content, change)
  return studio.post('/channels/alpha/season/import', { ...bodyOf(content, change), version })
}
const told = ({ rows }: { rows: { row: number; state: string; problems: { code: string }[] }[] }) =>
  rows.map(({ row, state, problems }) => [row, state, ...problems.map(({ code }) => code)].join(' '))
const countGames = async () => {
  const { rows } = await server.ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from events`,
  )
  return rows[0]?.count ?? 0
}
const pair = 'Northwick Herons,Team alpha'
const head = 'date,time,away,home,venue,price'

describe('a season in a table', () => {
  it('gives no game away: a new row without a price, where none is usual, waits for a word', async () => {
    const table = `${head}\n2098-03-05,19:00,${pair},Hall alpha,9.99\n2098-03-12,19:00,${pair},Hall alpha,\n`
    const unsaid = { defaults: { sport_id: null, minutes: 120 } }
    expect(told(await preview(table, unsaid))).toEqual(['2 new', '3 wrong no_usual'])
    expect((await write(table, unsaid)).json.error.fields).toEqual({ source: 'wrong_rows' })
    expect(told(await preview(`${table.replace('alpha,\n', 'alpha,0\n')}`, unsaid))).toEqual([
      '2 new',
      '3 new',
    ])
    expect(told(await preview(table))).toEqual(['2 new', '3 new'])
  })

  it('is previewed row by row, and written as a whole; the same again changes nothing', async () => {
    const table = `${head}\n2098-01-05,19:00,${pair},Hall alpha,9.99\n2098-01-12,7:30 PM,${pair},Hall alpha,\n`
    const before = await countGames()
    const first = await preview(table)
    expect(told(first)).toEqual(['2 new', '3 new'])
    expect(first.rows[0]).toMatchObject({
      name: 'Northwick Herons @ Team alpha',
      time: '2098-01-05 19:00',
      type: 'paid',
      price: 999,
    })
    expect(first.rows[1]).toMatchObject({ time: '2098-01-12 19:30', type: 'free', price: 0 })
    expect(await countGames()).toBe(before)
    expect((await write(table)).json).toEqual({ made: 2, changed: 0 })
    expect(told(await preview(table))).toEqual(['2 same', '3 same'])
    // What moved on its day is the same game; who sends what they saw before is refused.
    const moved = table.replace('19:00', '20:15')
    const { rows } = await preview(moved)
    expect(rows[0]).toMatchObject({ state: 'changed', changes: ['time'] })
    const stale = { ...bodyOf(moved), version: first.version }
    expect((await studio.post('/channels/alpha/season/import', stale)).status).toBe(409)
    expect((await write(moved)).json).toEqual({ made: 0, changed: 1 })
    expect(await countGames()).toBe(before + 2)
  })

  it('explains each wrong row, and writes nothing until it is left out', async () => {
    const table = [
      `${head},minutes,access`,
      `2020-01-05,19:00,${pair},,,,`,
      `2098-02-01,19:00,Zzyzx Qqq,Team alpha,,,,`,
      `2098-02-02,25:00,${pair},,,,`,
      `2098-02-03,19:00,${pair},Nowhere at all,,,`,
      `2098-02-04,19:00,${pair},,nine,,`,
      `2098-02-05,19:00,${pair},,,long,`,
      `2098-02-06,19:00,${pair},,,,maybe`,
      `2098-02-07,19:00,${pair},,,,`,
      `2098-02-07,19:00,Northwick Egrets,Team alpha,,,,`,
      `2098-02-08,19:00,Team alpha,Team alpha,,,,`,
      `3/4/2098,19:00,${pair},,,,`,
      `2098-02-09,19:00,${pair},,,,ppv`,
    ].join('\n')
    const seen = await preview(table)
    expect(told(seen)).toEqual([
      '2 wrong past',
      '3 wrong unknown',
      '4 wrong no_time',
      '5 wrong unknown',
      '6 wrong money',
      '7 wrong number',
      '8 wrong kind',
      '9 new',
      '10 wrong twice_here',
      '11 wrong same_team',
      '12 wrong which_order',
      '13 wrong no_price',
    ])
    const before = await countGames()
    const refused = await write(table)
    expect(refused.json.error).toMatchObject({ code: 'invalid_request', fields: { source: 'wrong_rows' } })
    expect(await countGames()).toBe(before)
    const left_out = seen.rows
      .filter(({ state }: { state: string }) => state === 'wrong')
      .map(({ row }: { row: number }) => row)
    expect((await write(table, { left_out })).json).toEqual({ made: 1, changed: 0 })
  })

  it('takes the closest name, says so, and takes another if one is chosen', async () => {
    const table = 'date,time,away,home\n2098-03-01,19:00,Northwik Herrons,Team alfa\n'
    const { rows, names } = await preview(table)
    expect(rows[0]).toMatchObject({ state: 'new', name: 'Northwick Herons @ Team alpha' })
    expect(names).toEqual([
      { kind: 'teams', text: 'Team alfa', id: season.team('team'), rows: 1 },
      { kind: 'teams', text: 'Northwik Herrons', id: season.team('heloise-ball'), rows: 1 },
    ])
    const teams = { 'northwik herrons': season.team('heloise-second') }
    const choices = { teams, venues: {}, sports: {} }
    expect((await preview(table, { choices })).rows[0].name).toBe('Northwick Egrets @ Team alpha')
  })

  it.each<[string, (text: string) => Uint8Array]>([
    ['UTF-8 with its mark', text => Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', text => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 without a mark', text => Buffer.from(text, 'utf16le')],
    ['big-endian UTF-16', text => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    [
      'windows-1251',
      text =>
        Uint8Array.from(text, letter =>
          letter > '\x7f' ? letter.charCodeAt(0) - 0x350 : letter.charCodeAt(0),
        ),
    ],
  ])('is read in %s, with semicolons and tabs', async (_name, encode) => {
    for (const separator of [';', '\t']) {
      const text = ['дата,час,гости,домакини', '05.04.2098,19:00,Академия Елоиз,Team alpha']
        .join('\r\n')
        .replaceAll(',', separator)
      const { rows } = await preview(encode(text))
      expect(rows[0]).toMatchObject({ state: 'new', time: '2098-04-05 19:00' })
    }
  })

  it('is read in windows-1252, and infers from its dates which part is the day', async () => {
    const text =
      'date,time,away,home\n03/04/2098,19h30,Académie Héloïse,Team alpha\n25/04/2098,19h30,HER,TEA\n'
    const { rows } = await preview(Buffer.from(text, 'latin1'))
    expect(rows.map(({ time }: { time: string }) => time)).toEqual(['2098-04-03 19:30', '2098-04-25 19:30'])
  })

  it.each<[string, string | Uint8Array, object]>([
    ['without rows', 'date,time,home\n', { code: 'empty' }],
    ['without a date', 'home,away\na,b\n', { code: 'column_missing' }],
    ['with an open quote', 'date,time\n"2098\n', { code: 'quotes' }],
    ['that is not a table', Uint8Array.from({ length: 64 }, (_, at) => at % 7), { code: 'unreadable' }],
    ['with 20,001 rows', `date\n${'2098-01-01\n'.repeat(20_001)}`, { code: 'too_many' }],
    ['that only begins like a workbook', 'PK\x03\x04 and then nothing', { code: 'unreadable' }],
  ])('is refused as a whole %s', async (_name, content, problem) => {
    expect((await preview(content)).problem).toMatchObject(problem)
  })
})

describe('a season whose columns or names are others', () => {
  const odd = `date,time,away,home,Rink,Referee\n2098-11-05,19:00,${pair},Hall alpha,x\n`

  it('waits for a word on each column that it does not know, and is written once there is one', async () => {
    const first = await preview(odd)
    expect(first.columns).toEqual([
      { text: 'Rink', meaning: null },
      { text: 'Referee', meaning: null },
    ])
    expect(first.rows[0]).toMatchObject({ state: 'new', venue: '' })
    expect((await write(odd)).json.error.fields).toEqual({ columns: 'undecided' })
    const columns = { rink: 'venue', referee: 'none' }
    const second = await preview(odd, { columns })
    expect(second.columns).toEqual([
      { text: 'Rink', meaning: 'venue' },
      { text: 'Referee', meaning: 'none' },
    ])
    expect(second.rows[0]).toMatchObject({ state: 'new', venue: 'Hall alpha' })
    expect((await write(odd, { columns })).json).toEqual({ made: 1, changed: 0 })
  })

  it('can be read although its day is in a column of another name, and not twice', async () => {
    const text = `When,home,away\n2098-11-06 19:00,Team alpha,Northwick Herons\n`
    const first = await preview(text)
    expect(first.problem).toMatchObject({ code: 'column_missing' })
    expect(first.columns).toEqual([{ text: 'When', meaning: null }])
    expect(told(await preview(text, { columns: { when: 'day' } }))).toEqual(['2 new'])
    expect((await preview(text, { columns: { when: 'home' } })).problem).toMatchObject({
      code: 'column_twice',
    })
  })

  it('reads the next file of the channel by what was said of its columns, until somebody says otherwise', async () => {
    const when = (day: string, rink = 'Hall alpha') =>
      `date,time,away,home,Ice Pad,Ump\n${day},19:00,${pair},${rink},x\n`
    const columns = { 'ice pad': 'venue', ump: 'none' }
    // A look keeps nothing.
    await preview(when('2098-12-01'), { columns })
    expect((await preview(when('2098-12-01'))).columns).toEqual([
      { text: 'Ice Pad', meaning: null },
      { text: 'Ump', meaning: null },
    ])
    expect((await write(when('2098-12-01'), { columns })).json).toEqual({ made: 1, changed: 0 })
    const next = await preview(when('2098-12-02'))
    expect(next.columns).toEqual([
      { text: 'Ice Pad', meaning: 'venue' },
      { text: 'Ump', meaning: 'none' },
    ])
    expect(next.rows[0]).toMatchObject({ state: 'new', venue: 'Hall alpha' })
    expect((await write(when('2098-12-02'))).json).toEqual({ made: 1, changed: 0 })
    const otherwise = { 'ice pad': 'description' }
    const told = await preview(when('2098-12-03', 'Bring skates'), { columns: otherwise })
    expect(told.columns[0]).toEqual({ text: 'Ice Pad', meaning: 'description' })
    await write(when('2098-12-03', 'Bring skates'), { columns: otherwise })
    expect((await preview(when('2098-12-04'))).columns[0]).toEqual({
      text: 'Ice Pad',
      meaning: 'description',
    })
  })

  it('finds a team by a part of its name', async () => {
    const { rows, names } = await preview(`${head}\n2098-11-07,19:00,Northwick,Team alpha,,\n`)
    expect(rows[0]).toMatchObject({ state: 'new', name: 'Northwick Herons @ Team alpha' })
    expect(names).toMatchObject([{ kind: 'teams', text: 'Northwick', id: expect.any(Number) }])
  })

  it('can name a venue and a team that are made for it', async () => {
    const text = `${head}\n2098-11-08,19:00,Westgate,Team alpha,Pond of Westgate,\n`
    expect(told(await preview(text))).toEqual(['2 wrong unknown unknown'])
    const { sports } = (await studio.get('/channels/alpha/game-choices')).json
    const add = async (body: object) => (await studio.post('/channels/alpha/roster', body)).json
    const team = await add({ kind: 'team', name: 'Westgate', sport_id: sports[0].id })
    const venue = await add({ kind: 'venue', name: 'Pond of Westgate', time_zone: 'Europe/Sofia' })
    expect([team.id, venue.id]).toEqual([expect.any(Number), expect.any(Number)])
    const { teams, venues } = (await studio.get('/channels/alpha/game-choices')).json
    expect(teams.find(({ id }: { id: number }) => id === team.id)).toMatchObject({
      name: 'Westgate',
      school: 'Westgate',
    })
    expect(venues.find(({ id }: { id: number }) => id === venue.id)).toMatchObject({
      time_zone: 'Europe/Sofia',
    })
    expect(told(await preview(text))).toEqual(['2 new'])
    expect((await add({ kind: 'venue', name: 'pond of westgate' })).error.code).toBe('conflict')
    expect((await add({ kind: 'team', name: 'Westgate', sport_id: sports[0].id })).error.code).toBe(
      'conflict',
    )
  })
})

describe('a season in a workbook', () => {
  it('is read from the template, with the days and times of a spreadsheet', async () => {
    const { json } = await studio.get('/channels/alpha/season/template?format=xlsx')
    expect(told(await preview(Buffer.from(json.content, 'base64')))).toEqual(['2 new', '3 new'])
    const plain = (await studio.get('/channels/alpha/season/template')).json
    expect(told(await preview(Buffer.from(plain.content, 'base64')))).toEqual(['2 new', '3 new'])
    const rows = [
      ['Date', 'Time', 'Away', 'Home'],
      ['72500', '0.8125', 'Northwick Herons', 'Team alpha'],
    ]
    expect((await preview(writeXlsx(rows))).rows[0]).toMatchObject({ state: 'new', time: '2098-06-29 19:30' })
  })

  it('that unpacks to far more than a season is rejected', async () => {
    const bomb = writeXlsx([['date', 'x'.repeat(1)]])
    const sheet = Buffer.alloc(26 * 1024 * 1024, 32)
    const packed = deflateRawSync(Buffer.concat([Buffer.from('<worksheet>'), sheet]))
    const whole = replaceSheet(bomb, packed, sheet.length + 11)
    expect((await preview(whole)).problem).toMatchObject({ code: 'too_large' })
  })
})

describe('a season in a calendar', () => {
  it('is read with its zones, and recognised by its entries', async () => {
    const entry = (uid: string, start: string, summary: string) =>
      `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20260101T000000Z\r\nDTSTART${start}\r\nDURATION:PT2H\r\nSUMMARY:${summary}\r\nLOCATION:Hall alpha\r\nEND:VEVENT\r\n`
    const calendar = (first: string) =>
      `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n${first}${entry('b@x', ':20980712T190000', 'Team alpha vs. Northwick Herons')}END:VCALENDAR\r\n`
    const one = calendar(entry('a@x', ';TZID=Europe/Sofia:20980705T190000', 'Northwick Herons @ Team alpha'))
    const { rows } = await preview(one)
    expect(rows).toMatchObject([
      { state: 'new', time: '2098-07-05 12:00', name: 'Northwick Herons @ Team alpha' },
      { state: 'new', time: '2098-07-12 19:00', name: 'Northwick Herons @ Team alpha' },
    ])
    await write(one)
    const moved = calendar(entry('a@x', ':20980920T230000Z', 'Northwick Herons @ Team alpha'))
    expect(told(await preview(moved))).toEqual(['1 changed', '2 same'])
  })
})

describe('games that recur', () => {
  const termsFrom = (time: string) => season.terms({ time })
  const timesOf = async (source: object) =>
    (await preview('', { source })).rows.map(({ time }: { time: string }) => time)

  it.each([
    ['the day itself counts', '2097-03-19', ['2097-03-05 19:00', '2097-03-12 19:00', '2097-03-19 19:00']],
    ['a day between two', '2097-03-18', ['2097-03-05 19:00', '2097-03-12 19:00']],
    ['a day before the first', '2097-03-04', []],
    [
      'no more than the limit',
      '2099-01-01',
      ['2097-03-05', '2097-03-12', '2097-03-19', '2097-03-26'].map(day => `${day} 19:00`),
    ],
  ])('end with the last named day: %s', async (_name, until, times) => {
    const series = { kind: 'series', terms: termsFrom('2097-03-05 19:00'), weeks_apart: 1, count: 4 }
    expect(await timesOf({ ...series, until })).toEqual(times)
  })

  it('are listed one by one, at the same local time of their venue', async () => {
    const source = { kind: 'series', terms: termsFrom('2098-10-20 19:00'), weeks_apart: 1, count: 4 }
    expect(await timesOf(source)).toEqual([
      ...['2098-10-20 19:00', '2098-10-27 19:00', '2098-11-03 19:00', '2098-11-10 19:00'],
    ])
    expect((await write('', { source, left_out: [2] })).json).toEqual({ made: 3, changed: 0 })
  })
})

async function isWaiting(): Promise<boolean | undefined> {
  const { rows } = await server.ctx.db.execute<{ waits: boolean }>(
    sql`select exists (select from pg_locks where relation = 'search_words'::regclass and not granted) as waits`,
  )
  return rows[0]?.waits
}

describe('a season whose server is killed during the write', () => {
  it('is complete or absent', async () => {
    const lines = Array.from({ length: 500 }, (_, at) => {
      const day = new Date(Date.parse('2090-01-01T00:00:00Z') + at * 86_400_000).toISOString().slice(0, 10)
      return `${day},19:00,${pair}`
    })
    const table = ['date,time,away,home', ...lines].join('\n')
    const { version } = await preview(table)
    const before = await countGames()
    const other = await startServerProcess({ DATABASE_URL: server.databaseUrl, ROLES: 'web' })
    onTestFinished(other.kill)
    const send = () =>
      fetch(`${other.url}/api/studio/channels/alpha/season/import`, {
        method: 'POST',
        headers: { ...ownPage, cookie: studio.cookie, origin: other.url, 'content-type': 'application/json' },
        body: JSON.stringify({ ...bodyOf(table), version }),
      }).then(
        answer => answer.status,
        () => 'killed',
      )
    // What it writes last is held, so that all its games are written and none is there for good when it is killed.
    const sent = await server.ctx.db.transaction(async tx => {
      await tx.execute(sql`lock table search_words in share mode`)
      const answer = send()
      await expect.poll(isWaiting, { timeout: 60_000 }).toBe(true)
      await other.kill()
      return answer
    })
    expect(sent).toBe('killed')
    expect(await countGames()).toBe(before)
    expect((await write(table)).json).toEqual({ made: 500, changed: 0 })
    expect(await countGames()).toBe(before + 500)
    // A second server has to start, on a machine that may be busy.
  }, 150_000)
})

describe('a list of 5,000 games', () => {
  it('comes page by page, however deep, and never as a whole', async () => {
    await server.ctx.db.execute(sql`
      insert into events (channel_id, name, sort_name, type, event_category_id, event_utc_ts, ends_at, time_zone, description)
      select channel_id, name, sort_name, type, event_category_id, event_utc_ts + number * interval '1 hour',
        ends_at + number * interval '1 hour', time_zone, description
      from (select * from events where channel_id = ${server.alphaId} order by id limit 1) as one,
        generate_series(1, 5000) as number`)
    const list = '/channels/alpha/events?sort_direction=asc'
    const seen = new Set<number>()
    for (const offset of [0, 2_500, 4_800]) {
      const started = performance.now()
      const { json, text } = await studio.get(`${list}&offset=${offset}`)
      expect(json.items).toHaveLength(100)
      // It is not counted to the end: enough to know that there is a next page.
      expect(json.total).toBeGreaterThan(offset + 100)
      expect(text.length).toBeLessThan(200_000)
      expect(performance.now() - started).toBeLessThan(5_000)
      for (const { id } of json.items) seen.add(id)
    }
    expect(seen.size).toBe(300)
    expect((await studio.get(`${list}&limit=5000`)).status).toBe(400)
  })
})

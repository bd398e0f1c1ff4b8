import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cancelEvent, createEvents, moveEventsByClock, updateEvent } from '../src/catalogue/events/index.ts'
import {
  applyChannel,
  ChannelFileError,
  describeDifference,
  diffChannel,
  exportChannel,
  findChannelId,
  loadChannel,
  readChannel,
} from '../src/content/channel-code/index.ts'
import { orders } from '../src/db/tables.ts'
import { type ChannelFolder, createChannelFolder } from './channel-folder.ts'
import { openTestDatabase } from './serve-tests.ts'

const games = `- alias: derby
  time: 2026-11-20 19:00
  away: hawks-soccer
  home: owls-soccer
  location: arena
  type: paid
  base_price: 899
  service_fee: 100
- alias: gala
  time: 2026-12-01T18:30+02:00
  minutes: 90
  title: { en: Winter gala, fr: Gala d'hiver }
  description: On ice.
  sport: ice-hockey
`

const db = await openTestDatabase()
let folder: ChannelFolder
let time = new Date('2026-11-15T12:00:00Z')
const now = () => time
const channelId = async () => (await findChannelId(db, 'hill-league')) ?? 0

beforeEach(async () => {
  time = new Date('2026-11-15T12:00:00Z')
  await db.execute('truncate channels restart identity cascade')
  folder = await createChannelFolder()
  await folder.edit(
    'schools.yaml',
    "color: '#00aa55' }",
    "color: '#00aa55', teams: [{ alias: owls-soccer, name: { en: Owls Soccer, fr: Hiboux }, short_name: OWL, gender: women, sport: soccer }] }",
  )
  await folder.write('events.yaml', games)
})
afterEach(() => folder.remove())

const apply = async () => applyChannel({ db, now }, await loadChannel(folder.dir))
const diff = async () => {
  const { document } = await loadChannel(folder.dir)
  return (await diffChannel({ db, now }, await channelId(), document)).map(describeDifference)
}
type Stored = Record<
  | 'id'
  | 'key'
  | 'name'
  | 'stream_status'
  | 'period'
  | 'cancelled_by'
  | 'starts'
  | 'ends'
  | 'search_words'
  | 'score',
  unknown
>
/** The stored events by alias, or by the name of those that no file keeps. */
const stored = async () => {
  const { rows } = await db.execute<Stored>(sql`
    select e.id, coalesce(e.source_key, 'own') as key, e.name, e.stream_status, e.period, e.cancelled_by,
      e.event_utc_ts at time zone 'UTC' as starts, e.ends_at at time zone 'UTC' as ends, e.time_zone, e.search_words,
      (select string_agg(coalesce(p.score::text, '-'), ':' order by p.position) from event_participants p
        where p.event_id = e.id) as score
    from events e order by key`)
  return new Map(rows.map(row => [String(row.key).replace('code:', ''), row]))
}
const game = async (alias: string) => {
  const found = (await stored()).get(alias)
  if (!found) throw new Error(`no ${alias}`)
  return { ...found, id: Number(found.id) }
}
const problemsOf = async () => {
  const error = await loadChannel(folder.dir).catch((caught: unknown) => caught)
  if (!(error instanceof ChannelFileError)) throw new Error('nothing was refused')
  return error.message.split('\n')
}

describe('games as code', () => {
  it('are created at venue time or with an offset, and found by their teams', async () => {
    await apply()
    expect(await game('derby')).toMatchObject({
      name: { en: 'Hawks Soccer @ Owls Soccer', fr: 'Hawks Soccer @ Hiboux' },
      starts: '2026-11-21 00:00:00',
      ends: '2026-11-21 03:00:00',
      time_zone: 'America/Toronto',
      stream_status: 'upcoming',
      score: '-:-',
    })
    expect(await game('derby')).toMatchObject({ search_words: expect.arrayContaining(['hiboux']) })
    expect(await game('gala')).toMatchObject({ starts: '2026-12-01 16:30:00', ends: '2026-12-01 18:00:00' })
    expect(await diff()).toEqual([])
    expect(await apply()).toMatchObject({ changed: false })
  })

  it('keep their id when they move, and list what changes', async () => {
    await apply()
    const before = await game('derby')
    await folder.edit('events.yaml', '2026-11-20 19:00', '2026-11-21 20:15')
    expect(await diff()).toEqual(['events[derby].time: 2026-11-20 19:00 → 2026-11-21 20:15'])
    await apply()
    expect(await game('derby')).toMatchObject({ id: before.id, starts: '2026-11-22 01:15:00' })
    const { rows } = await db.execute(sql`select event_id from event_changes order by cursor desc limit 1`)
    expect(rows).toEqual([{ event_id: before.id }])
  })

  it('keep scores entered on the night, and a team that stays keeps its score', async () => {
    await apply()
    const { id } = await game('derby')
    time = new Date('2026-11-21T01:00:00Z')
    await db.execute(sql`update events set stream_status = 'live' where id = ${id}`)
    const { rows } = await db.execute<{ participant_id: number }>(
      sql`select participant_id from event_participants where event_id = ${id} order by position`,
    )
    const scores = rows.map(({ participant_id }, index) => ({ participant_id, score: 2 - index }))
    await updateEvent({ db, now }, await channelId(), id, { period: '2nd half', scores })
    await folder.edit('events.yaml', 'base_price: 899', 'base_price: 999\n  description: A derby.')
    await apply()
    expect(await game('derby')).toMatchObject({ stream_status: 'live', period: '2nd half', score: '2:1' })
    await folder.edit('events.yaml', 'away: hawks-soccer', 'away: hawks-hockey')
    await apply()
    expect(await game('derby')).toMatchObject({ stream_status: 'live', score: '-:1' })
  })

  it('are removed with their row if nothing depends on them, cancelled otherwise, and kept once begun', async () => {
    const row = (alias: string, date: string) =>
      `- { alias: ${alias}, time: ${date} 12:00, title: ${alias}, sport: soccer }\n`
    await folder.write(
      'events.yaml',
      row('free', '2026-12-01') +
        row('bought', '2026-12-01') +
        row('camera', '2026-12-01') +
        row('past', '2026-11-01'),
    )
    await apply()
    const id = await channelId()
    await db.insert(orders).values({
      channel_id: id,
      type: 'event',
      event_id: (await game('bought')).id,
      all_categories: false,
      event_category_ids: [],
      newest_category_id: 0,
      is_team_pass: false,
      capabilities: [],
      product_name: 'bought',
      status: 'paid',
      activity_status: 'active',
      base_price: 899,
      service_fee: 0,
      currency: 'CAD',
      created_at: time,
      updated_at: time,
    })
    await db.execute(sql`insert into event_media (channel_id, event_id, position, type, name, url)
      values (${id}, ${(await game('camera')).id}, 0, 'embedded', 'Partner', 'https://video.example/1')`)
    expect((await game('past')).stream_status).toBe('finished')
    await folder.write('events.yaml', '[]\n')
    expect(await diff()).toEqual([
      'events[bought] cancelled, for it is bought or has a camera or video',
      'events[camera] cancelled, for it is bought or has a camera or video',
      'events[free] removed',
    ])
    await apply()
    const left = await stored()
    expect([...left.keys()]).toEqual(['bought', 'camera', 'past'])
    expect(left.get('bought')).toMatchObject({ stream_status: 'upcoming', cancelled_by: 'code' })
    expect(await diff()).toEqual([])

    await folder.write('events.yaml', row('bought', '2026-12-02'))
    await apply()
    expect(await game('bought')).toMatchObject({ id: left.get('bought')?.id, cancelled_by: null })
  })

  it('are cancelled by their file unless they have begun; a game that a person cancelled stays cancelled', async () => {
    await apply()
    const { id } = await game('gala')
    await cancelEvent({ db, now }, await channelId(), id, true)
    expect(await diff()).toEqual([])
    await folder.edit('events.yaml', 'type: paid', 'type: paid\n  cancelled: true')
    expect(await diff()).toEqual(['events[derby].cancelled: false → true'])
    await apply()
    expect((await game('derby')).cancelled_by).toBe('code')
    expect((await game('gala')).cancelled_by).toBe('operator')
    await folder.edit('events.yaml', 'cancelled: true', 'cancelled: false')
    await apply()
    expect((await game('derby')).cancelled_by).toBeNull()
    await db.execute(sql`update events set stream_status = 'live' where id = ${(await game('derby')).id}`)
    await folder.edit('events.yaml', 'cancelled: false', 'cancelled: true')
    expect(await diff()).toEqual([])
  })

  it('that ended only by the clock become upcoming when they are postponed', async () => {
    await apply()
    time = new Date('2026-11-22T12:00:00Z')
    await moveEventsByClock({ db, now })
    expect((await game('derby')).stream_status).toBe('finished')
    await folder.edit('events.yaml', '2026-11-20 19:00', '2026-11-27 19:00')
    await apply()
    expect((await game('derby')).stream_status).toBe('upcoming')
  })

  it('leave other games alone, and a folder without a games file leaves all games alone', async () => {
    await apply()
    const id = await channelId()
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from event_categories where alias = 'soccer'`,
    )
    const start = new Date('2026-11-16T12:00:00Z')
    const own = {
      name: 'Own',
      type: 'free',
      event_category_id: rows[0]?.id ?? 0,
      time_zone: 'UTC',
      description: '',
    }
    await createEvents({ db, now }, { id, settings: { language: 'en' } }, [
      { ...own, event_utc_ts: start, ends_at: new Date('2026-11-16T14:00:00Z'), teams: [] },
      {
        ...own,
        source_key: 'demo:1',
        event_utc_ts: start,
        ends_at: new Date('2026-11-16T14:00:00Z'),
        teams: [],
      },
    ])
    await folder.delete('events.yaml')
    expect(await diff()).toEqual([])
    expect(await apply()).toMatchObject({ changed: false })
    await folder.write('events.yaml', '')
    await apply()
    expect([...(await stored()).keys()]).toEqual(['demo:1', 'own'])
  })

  it('follow the local time of a venue that moves to another zone', async () => {
    await apply()
    await folder.edit('locations.yaml', 'America/Toronto', 'Europe/Sofia')
    expect(await diff()).toEqual(['locations[arena].time_zone: America/Toronto → Europe/Sofia'])
    await apply()
    expect(await game('derby')).toMatchObject({
      starts: '2026-11-20 17:00:00',
      time_zone: 'Europe/Sofia',
    })
    expect(await diff()).toEqual([])
  })
})

describe('an export', () => {
  it.each(['events.yaml', 'events.csv'])('writes games back as they were, in %s', async file => {
    if (file === 'events.csv') {
      await folder.delete('events.yaml')
      await folder.write(
        'events.csv',
        'alias,time,minutes,away,home,title.en,title.fr,sport,location,type,base_price,service_fee,description,cancelled\r\n' +
          'derby,2026-11-20 19:00,,hawks-soccer,owls-soccer,,,,arena,paid,899,100,,true\r\n' +
          'gala,2026-12-01 11:30,90,,,"Winter, ""gala""",Gala,ice-hockey,,,,,"Two\nlines",\r\n',
      )
    }
    await apply()
    const before = await readChannel(db, await channelId())
    await exportChannel(db, await channelId(), folder.dir)
    const text = await readFile(path.join(folder.dir, file), 'utf8')
    expect(text).not.toContain('service_fee: 0')
    expect((await loadChannel(folder.dir)).document.events).toEqual(before.events)
    expect(await diff()).toEqual([])
    await exportChannel(db, await channelId(), folder.dir)
    expect(await readFile(path.join(folder.dir, file), 'utf8')).toBe(text)
  })
})

describe('a table', () => {
  const table = async (text: string) => {
    await folder.delete('events.yaml').catch(() => {})
    await folder.write('events.csv', text)
  }

  it.each([
    ['commas', 'alias,time,title,sport\nopen,2026-12-01 19:00,"One, two",soccer\n'],
    [
      'semicolons, a byte order mark and CRLF',
      '\uFEFFalias;time;title;sport\r\nopen;2026-12-01 19:00;"One, two";soccer\r\n;;;\r\n',
    ],
    [
      'quotes everywhere',
      '"alias","time","title","sport"\r\n"open","2026-12-01 19:00","One, two","soccer"\r\n',
    ],
    ['tabs', 'alias\ttime\ttitle\tsport\nopen\t2026-12-01T19:00:00\tOne, two\tsoccer\n'],
  ])('is read as spreadsheets write it: %s', async (_name, text) => {
    await table(text)
    const { document } = await loadChannel(folder.dir)
    expect(document.events).toMatchObject([
      { alias: 'open', time: '2026-12-01 19:00', title: 'One, two', sport: 'soccer', base_price: 0 },
    ])
  })

  it('has meets of several teams, in a file or in a table, and exports them as they were', async () => {
    await folder.edit(
      'schools.yaml',
      'teams: [{ alias: owls-soccer,',
      'teams: [{ alias: owls-third, name: Third, short_name: OW3, gender: women, sport: soccer }, { alias: owls-soccer,',
    )
    const meet = {
      alias: 'meet',
      time: '2026-12-05 10:00',
      title: 'Autumn meet',
      teams: ['owls-third', 'hawks-soccer', 'owls-soccer'],
    }
    await folder.write(
      'events.yaml',
      `- { alias: meet, time: 2026-12-05 10:00, title: Autumn meet, teams: [${meet.teams}] }`,
    )
    await apply()
    const teamsOf = async () => {
      const { rows } = await db.execute<{ alias: string }>(sql`
        select p.alias from event_participants ep join participants p on p.id = ep.participant_id
        order by ep.position`)
      return rows.map(({ alias }) => alias)
    }
    expect(await teamsOf()).toEqual(meet.teams)
    expect(await diff()).toEqual([])
    expect((await readChannel(db, await channelId())).events).toMatchObject([meet])
    await table(
      `alias,time,title,teams\nmeet,2026-12-05 10:00,Autumn meet,owls-third hawks-soccer owls-soccer\n`,
    )
    expect(await diff()).toEqual([])
    await table(
      'alias,time,home,title,teams\nmeet,2026-12-05 10:00,owls-soccer,,owls-third owls-thrd\nagain,2026-12-05 10:00,,A,owls-third owls-third\n',
    )
    expect(await problemsOf()).toEqual([
      'events.csv:2:4: title: expected a title for a meet, found nothing',
      'events.csv:2:5: teams: expected the alias of a team, found owls-thrd (did you mean owls-third?)',
      'events.csv:2:5: teams: expected the teams of a meet, or away and home, found both',
      'events.csv:3:5: teams: expected each team once, found owls-third again',
    ])
  })

  it('reports each mistake with line, cell and the closest name, and changes nothing', async () => {
    await apply()
    await table(`alias,time,away,home,title,title.de,sport,location,type,base_price
one,20/11/2026 19:00,hawks-socer,owls-soccer,,,,arenna,paid,12.50
two,2026-03-08 02:30,,,"Long
title",,socer,arena,gratis,
three,2026-11-01 01:30,owls-soccer,owls-soccer,,,,arena,free,500
three,2026-11-01 01:30-04:00,,,,,soccer,arena,ppv,
`)
    expect(await problemsOf()).toEqual([
      'events.csv:2:10: base_price: expected a whole number, found 12.5',
      'events.csv:3:9: type: expected free, register, paid or ppv, found "gratis"',
    ])
    await folder.edit('events.csv', '12.50', '1250')
    await folder.edit('events.csv', 'gratis', 'free')
    await folder.edit('events.csv', ',,soccer,arena,ppv', ',Finale,soccer,arena,ppv')
    expect(await problemsOf()).toEqual([
      'events.csv:2:2: time: expected a time like 2026-11-20 19:00, or 2026-11-20T19:00-05:00, found "20/11/2026 19:00"',
      'events.csv:2:3: away: expected the alias of a team, found hawks-socer (did you mean hawks-soccer?)',
      'events.csv:2:8: location: expected the alias of a location, found arenna (did you mean arena?)',
      'events.csv:3:2: time: expected a time that there is, found 2026-03-08 02:30, which clocks in America/Toronto skip',
      'events.csv:3:7: sport: expected the alias of a sport, found socer (did you mean soccer?)',
      'events.csv:5:2: time: expected an offset like -05:00 behind 2026-11-01 01:30, which clocks in America/Toronto show twice',
      'events.csv:5:3: away: expected another team than home, found owls-soccer',
      'events.csv:5:9: type: expected paid or ppv for a game that has a price, found free',
      'events.csv:6:1: expected a name of its own, found three again (first in events.csv:5)',
      "events.csv:6:5: title: expected a text in the channel's language en, found de",
      "events.csv:6:6: expected one of the channel's languages en, fr, found de",
      'events.csv:6:10: base_price: expected a price, for a ppv game is sold singly alone, found nothing',
    ])
    expect([...(await stored()).keys()]).toEqual(['derby', 'gala'])
  })

  it.each([
    ['alias,tme,title,sport\n', 'events.csv:1:2: unknown column tme (did you mean time?)'],
    ['alias,alias\n', 'events.csv:1:2: expected each column once, found alias again'],
    [
      'alias,time\na,b,c\n',
      'events.csv:2:3: expected 2 cells, found 3 (a text with the separator in it needs quotes)',
    ],
    ['alias,title,title.en\na,b,c\n', 'events.csv:2:2: title: expected title or title.en, found both'],
    [
      'alias,title\na,"b\n',
      'events.csv:2:1: expected a quote at the end of a text, found the end of the file',
    ],
    [
      'alias,title\na,b "c" d\n',
      'events.csv:2:1: expected quotes around a whole cell, found one within it (write "" for a quote)',
    ],
  ])('says what is wrong with %j', async (text, problem) => {
    await table(text)
    expect((await problemsOf())[0]).toBe(problem)
  })

  it('beside events.yaml is one file too many', async () => {
    await folder.write('events.csv', 'alias,time\n')
    expect(await problemsOf()).toEqual([
      'events.csv:1:1: expected one file of games, found events.csv and events.yaml: keep one and delete the other',
    ])
  })

  it('with a slightly wrong file name is reported; other files may stay in the folder', async () => {
    await folder.write('roster.csv', 'a\n')
    await folder.write('event.csv', 'a\n')
    expect(await problemsOf()).toEqual([
      'event.csv:1:1: expected a file of a channel folder, found event.csv (did you mean events.csv?)',
    ])
  })
})

it('a season of 1,000 games is applied as a whole, and a second time without a change', async () => {
  await folder.delete('events.yaml')
  const rows = Array.from({ length: 1_000 }, (_, at) => {
    const day = new Date(Date.UTC(2026, 11, 1 + (at % 200))).toISOString().slice(0, 10)
    return `game-${at},${day} ${10 + (at % 10)}:00,hawks-soccer,owls-soccer,arena,paid,899`
  })
  await folder.write('events.csv', ['alias,time,away,home,location,type,base_price', ...rows].join('\r\n'))
  expect(await apply()).toMatchObject({ created: true })
  expect((await stored()).size).toBe(1_000)
  expect(await apply()).toMatchObject({ changed: false })
}, 60_000)

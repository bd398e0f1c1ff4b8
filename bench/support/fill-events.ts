import type { openDatabase } from '../../apps/server/src/db/connection.ts'
import { openClient } from '../../apps/server/src/db/open-client.ts'

/** For questions. */
export type Client = ReturnType<typeof openDatabase>['pool']
/** For what is filled: one connection, for it has settings and a table of its own, and takes as long as it takes. */
export type Filler = Awaited<ReturnType<typeof openClient>>

export async function withFiller(url: string, fill: (client: Filler) => Promise<void>): Promise<void> {
  const client = await openClient(url)
  try {
    await fill(client)
  } finally {
    await client.end()
  }
}

/** Days that the events are spread over: a small league's two months, or a large one's years. */
function spanDays(count: number): number {
  return count <= 1_000 ? 60 : count <= 100_000 ? 400 : 1_500
}

function wordsOf(...texts: string[]): string {
  return `search_split(concat_ws(' ', ${texts.map(text => `search_texts(${text})`).join(', ')}))`
}

function teams(channel: number | undefined): string {
  return `select t.id, t.group_id, t.category_id, t.gender, ${wordsOf('t.name', 'g.name')} as words
    from participants t join participant_groups g on g.id = t.group_id where t.channel_id = ${channel}`
}

/**
 * As many events as asked for in the demo channel, two teams each, most of them over. Written past the verbs and their
 * checks, with the indexes made afterwards: a million take well under a minute so.
 */
export async function fillEvents(client: Filler, channelKey: string, count: number): Promise<void> {
  const { rows } = await client.query<{ id: number }>('select id from channels where channel_key = $1', [
    channelKey,
  ])
  const channel = rows[0]?.id
  await client.query('set session_replication_role = replica')
  await client.query("set maintenance_work_mem = '512MB'")
  await client.query('set synchronous_commit = off')
  // With whatever else hangs on an event, now or later.
  await client.query('truncate events, event_changes, search_words restart identity cascade')
  await withoutIndexes(client, () => insertEvents(client, channel, count))
  await client.query('set session_replication_role = default')
  // Index-only reads need the visibility map; on a running database autovacuum keeps it.
  await client.query('vacuum analyze events')
  await client.query('vacuum analyze event_participants')
  await client.query('vacuum analyze search_words')
}

/** Those of events that only make reading faster are made afterwards: so a million are written in a minute. */
export async function withoutIndexes(client: Filler, write: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename in ('events', 'event_participants', 'search_words')
     and indexname ~ '_by_|_open|_like'`,
  )
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`)
  await write()
  for (const { indexdef } of indexes) await client.query(indexdef)
}

async function insertEvents(client: Filler, channel: number | undefined, count: number): Promise<void> {
  await client.query(`
    create temporary table pairs as
    select (row_number() over (order by home.id, away.id) - 1)::int as n, home.id as home, home.group_id as home_group,
      away.id as away, away.group_id as away_group, home.category_id as category, venue.id as location,
      home.words || away.words || sport.words || venue.words as words
    from (${teams(channel)}) as home
    join (${teams(channel)}) as away
      on away.category_id = home.category_id and away.gender = home.gender and away.group_id <> home.group_id
    join (select id, ${wordsOf('name')} as words from event_categories) as sport on sport.id = home.category_id
    cross join lateral (select id, ${wordsOf('name', 'city')} as words from event_locations l
      where l.channel_id = ${channel} order by (l.id + home.id) % 7 limit 1) as venue`)
  await client.query(`
    insert into events (channel_id, name, sort_name, search_words, type, stream_status, location_id, event_category_id,
      event_utc_ts, ends_at, time_zone, home_team_id, description)
    select ${channel}, to_jsonb('Game ' || i), 'Game ' || i, words || array['game', i::text], 'free',
      case when at < now() then 'finished' else 'upcoming' end, location, category,
      at, at + interval '2 hours', 'America/Toronto', home, '""'::jsonb
    from generate_series(1, ${count}) as i
    join pairs on pairs.n = i % (select count(*) from pairs)
    cross join lateral (select date_trunc('minute', now()) + interval '20 days'
      - ((hashint4(i)::bigint + 2147483648) % (${spanDays(count)} * 1440)) * interval '1 minute' as at) as time`)
  await client.query(`
    insert into event_participants (event_id, participant_id, channel_id, group_id, stream_status, event_utc_ts, position, score)
    select e.id, side.team, e.channel_id, side.school, e.stream_status, e.event_utc_ts, side.place,
      case when e.stream_status = 'finished' then (e.id + side.place) % 90 end
    from events e
    join pairs on pairs.n = substring(e.sort_name from 6)::int % (select count(*) from pairs)
    cross join lateral (values (away, away_group, 0), (home, home_group, 1)) as side(team, school, place)`)
  await client.query(`
    insert into search_words select channel_id, word, count(*) from events, unnest(search_words) as word group by 1, 2`)
  await client.query('drop table pairs')
}

import { sql } from 'drizzle-orm'
import { allowSeconds } from '../../db/allow-seconds.ts'
import type { Db, Tx } from '../../db/connection.ts'
import {
  eventCategories,
  eventLocations,
  eventParticipants,
  events,
  participantGroups,
  participants,
  searchWords,
} from '../../db/tables.ts'

/** What a request may change at once; a whole season takes longer than a request may. */
const fewEvents = 500
/** One letter is the beginning of very many words; the shortest are the likest. */
const maxLikeWords = 20

/** The words of the channel's events that are like one that is asked for. */
export interface LikeWords {
  words: string[]
  /** At the most about so many events have one of them. */
  events: number
  /** As many as have the channel's most frequent word: about all. */
  ofEvents: number
}

/** For each word that is asked for. */
export async function listLikeWords(
  db: Db,
  channelId: number,
  asked: readonly string[],
): Promise<LikeWords[]> {
  if (asked.length === 0) return []
  // Each for itself and with its word in the query, so that the plan is made for this word.
  const like = asked.map(
    word => sql`(select jsonb_build_object(
        'words', coalesce(jsonb_agg(word), '[]'), 'events', coalesce(sum(events), 0),
        'ofEvents', (select max(events) from ${searchWords} where channel_id = ${channelId})) from (
      select word, events from ${searchWords}
      where channel_id = ${channelId} and search_matches(word, search_fold(${word}))
      order by length(word), word limit ${maxLikeWords}) as found)`,
  )
  const { rows } = await db.execute<{ words: LikeWords[] }>(
    sql`select jsonb_build_array(${sql.join(like, sql`, `)}) as words`,
  )
  return rows[0]?.words ?? []
}

/** Writes what a search looks through. Of all the channel's events after names have changed, else of the given ones. */
export async function refreshSearchWords(tx: Tx, channelId: number, ids?: readonly number[]): Promise<void> {
  const some = ids && sql`any(${sql.param([...ids])}::int[])`
  const ofSome = some
    ? sql`and exists (select from ${eventParticipants} as p where p.participant_id = t.id and p.event_id = ${some})`
    : sql``
  if (!ids || ids.length > fewEvents) await allowSeconds(tx, 300)
  // The names of teams, sports and venues are split once, not once for each event. Each event asks for its own:
  // of a season that was just written the database knows too little to join well.
  // Two processes that bring the same words do so in the same order; a word that no event has any more finds nothing.
  await tx.execute(sql`
    with team as materialized (
      select t.id, search_split(concat_ws(' ', search_texts(t.name), t.short_name, search_texts(g.name))) as words
      from ${participants} as t join ${participantGroups} as g on g.id = t.group_id
      where t.channel_id = ${channelId} ${ofSome}
    ), sport as materialized (
      select c.id, search_split(concat_ws(' ', search_texts(c.name), search_texts(above.name))) as words
      from ${eventCategories} as c left join ${eventCategories} as above on above.id = c.parent_id
      where c.channel_id = ${channelId}
    ), venue as materialized (
      select l.id, search_split(concat_ws(' ', search_texts(l.name), search_texts(l.city))) as words
      from ${eventLocations} as l where l.channel_id = ${channelId}
    ), event as materialized (
      select e.id, e.event_category_id, e.location_id, search_split(search_texts(e.name)) as words
      from ${events} as e
      where e.channel_id = ${channelId} ${some ? sql`and e.id = ${some}` : sql``}
    ), made as materialized (
      select event.id, array(
        select distinct word from (
          select unnest(event.words)
          union all select unnest(sport.words) from sport where sport.id = event.event_category_id
          union all select unnest(venue.words) from venue where venue.id = event.location_id
          union all select unnest(team.words) from ${eventParticipants} as p
            join team on team.id = p.participant_id where p.event_id = event.id
        ) as own(word) order by word) as words
      from event
    ), known as (
      insert into ${searchWords} as known (channel_id, word, events)
      select ${channelId}::int, word, count(*) from made, unnest(made.words) as word group by word order by word
      on conflict (channel_id, word) do update set events = ${ids ? sql`known.events + ` : sql``}excluded.events
    )
    update ${events} as stored set search_words = made.words from made
    where stored.id = made.id and stored.search_words is distinct from made.words`)
}

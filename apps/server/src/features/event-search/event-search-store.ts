import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import {
  eventCategories,
  eventLocations,
  eventParticipants,
  events,
  participantGroups,
  participants,
} from '../../db/tables.ts'

/** What a request may change at once; a whole season takes longer than a request may. */
const fewEvents = 500

/** Writes what a search looks through. Of all the channel's events after names have changed, else of the given ones. */
export async function refreshSearchText(tx: Tx, channelId: number, ids?: readonly number[]): Promise<void> {
  const some = ids ? sql`and e.id = any(${sql.param([...ids])}::int[])` : sql``
  if (!ids || ids.length > fewEvents) await tx.execute(sql`set local statement_timeout = '300s'`)
  // The names of teams, sports and venues are written out once, not once for each event. Each event asks for its own:
  // of a season that was just written the database knows too little to join well.
  await tx.execute(sql`
    with team as materialized (
      select t.id, concat_ws(' ', search_texts(t.name), t.short_name, search_texts(g.name)) as text
      from ${participants} as t join ${participantGroups} as g on g.id = t.group_id
      where t.channel_id = ${channelId}
    ), sport as materialized (
      select c.id, concat_ws(' ', search_texts(c.name), search_texts(above.name)) as text
      from ${eventCategories} as c left join ${eventCategories} as above on above.id = c.parent_id
      where c.channel_id = ${channelId}
    ), venue as materialized (
      select l.id, concat_ws(' ', search_texts(l.name), search_texts(l.city)) as text
      from ${eventLocations} as l where l.channel_id = ${channelId}
    ), made as materialized (
      select e.id, search_fold(concat_ws(' ', search_texts(e.name),
        (select sport.text from sport where sport.id = e.event_category_id),
        (select venue.text from venue where venue.id = e.location_id), (
          select string_agg(team.text, ' ' order by p.position) from ${eventParticipants} as p
          join team on team.id = p.participant_id where p.event_id = e.id
        ))) as text
      from ${events} as e
      where e.channel_id = ${channelId} ${some}
    )
    update ${events} as stored set search_text = made.text from made
    where stored.id = made.id and stored.search_text is distinct from made.text`)
}

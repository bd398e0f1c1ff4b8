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

/** Writes what a search looks through. Of all the channel's events after names have changed, else of the given ones. */
export async function refreshSearchText(tx: Tx, channelId: number, ids?: readonly number[]): Promise<void> {
  const some = ids ? sql`and e.id = any(${sql.param([...ids])}::int[])` : sql``
  // A channel with a very long past takes longer than a request may.
  if (!ids) await tx.execute(sql`set local statement_timeout = '300s'`)
  await tx.execute(sql`
    update ${events} as stored set search_text = made.text
    from (
      select e.id, search_fold(concat_ws(' ', search_texts(e.name), search_texts(c.name), search_texts(above.name),
        search_texts(l.name), search_texts(l.city), (
          select string_agg(concat_ws(' ', search_texts(t.name), t.short_name, search_texts(g.name)), ' ' order by p.position)
          from ${eventParticipants} as p
          join ${participants} as t on t.id = p.participant_id
          join ${participantGroups} as g on g.id = p.group_id
          where p.event_id = e.id
        ))) as text
      from ${events} as e
      join ${eventCategories} as c on c.id = e.event_category_id
      left join ${eventCategories} as above on above.id = c.parent_id
      left join ${eventLocations} as l on l.id = e.location_id
      where e.channel_id = ${channelId} ${some}
    ) as made
    where stored.id = made.id and stored.search_text is distinct from made.text`)
}

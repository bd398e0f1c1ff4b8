import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../../db/connection.ts'
import {
  eventCategories,
  eventLocations,
  eventParticipants,
  events,
  grants,
  images,
  orders,
  packages,
  participantGroups,
  participants,
  subscriptions,
} from '../../../db/tables.ts'

const neededRow = z.object({
  list: z.enum(['sports', 'locations', 'schools', 'teams', 'packages', 'subscriptions', 'images']),
  id: z.int(),
  name: z.string(),
})
export type NeededRow = z.infer<typeof neededRow>

/** What orders, grants and games refer to, and what that refers to: none of it may go, even if the files have it no more. */
export async function listNeededRows(tx: Tx, channelId: number): Promise<NeededRow[]> {
  const mine = sql`channel_id = ${channelId}`
  const isUsed = (by: SQL, column: SQL, id: SQL) => sql`exists (select from ${by} where ${column} = ${id})`
  const isHeld = (column: SQL, id: SQL) =>
    sql`(${isUsed(sql`${orders}`, column, id)} or ${isUsed(sql`${grants}`, column, id)})`
  const { rows } = await tx.execute(sql`
    with recursive pass as (
      select id, alias, event_category_ids from ${packages}
      where ${mine} and ${isHeld(sql`package_id`, sql`${packages.id}`)}
    ), plan as (
      select id, alias from ${subscriptions}
      where ${mine} and ${isHeld(sql`subscription_id`, sql`${subscriptions.id}`)}
    ), team as (
      select id, alias, group_id, category_id, image_ids from ${participants}
      where ${mine} and (${isHeld(sql`participant_id`, sql`${participants.id}`)}
        or ${isUsed(sql`${eventParticipants}`, sql`participant_id`, sql`${participants.id}`)}
        or ${isUsed(sql`${events}`, sql`home_team_id`, sql`${participants.id}`)})
    ), school as (
      select id, alias, image_id from ${participantGroups} where id in (select group_id from team)
    ), location as (
      select id, alias from ${eventLocations}
      where ${mine} and ${isUsed(sql`${events}`, sql`location_id`, sql`${eventLocations.id}`)}
    ), sport as (
      select id, alias, parent_id, image_id from ${eventCategories}
      where ${mine} and (${isUsed(sql`${events}`, sql`event_category_id`, sql`${eventCategories.id}`)}
        or id in (select event_category_id from ${orders} where ${mine})
        or id in (select unnest(event_category_ids) from ${orders} where ${mine})
        or id in (select unnest(event_category_ids) from ${grants} where ${mine})
        or id in (select unnest(event_category_ids) from pass)
        or id in (select category_id from team))
      union
      select above.id, above.alias, above.parent_id, above.image_id from ${eventCategories} as above
      join sport on sport.parent_id = above.id
    ), picture as (
      select id, path from ${images} where ${mine} and (
        id in (select image_id from sport union all select image_id from school
          union all select unnest(image_ids) from team)
        or ${isUsed(sql`${events}`, sql`image_id`, sql`${images.id}`)})
    )
    select 'sports' as list, id, alias as name from sport
    union all select 'locations', id, alias from location
    union all select 'schools', id, alias from school
    union all select 'teams', id, alias from team
    union all select 'packages', id, alias from pass
    union all select 'subscriptions', id, alias from plan
    union all select 'images', id, path from picture`)
  return z.array(neededRow).parse(rows)
}

import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { studioPrefix } from '../../catalogue/events/index.ts'
import type { Db } from '../../db/connection.ts'
import { eventLocations, events, participants } from '../../db/tables.ts'

const home = z.object({ team: z.int(), venue: z.int() })

/** Where each team played at home the last time; a venue that is retired is offered no more. */
export async function listHomeVenues(db: Db, channelId: number): Promise<Map<number, number>> {
  const { rows } = await db.execute(sql`
    select p.id as team, latest.location_id as venue from ${participants} as p
    cross join lateral (
      select e.location_id from ${events} as e
      join ${eventLocations} as l on l.id = e.location_id and l.retired_at is null
      where e.channel_id = ${channelId} and e.home_team_id = p.id
      order by e.event_utc_ts desc limit 1) as latest
    where p.channel_id = ${channelId} and p.retired_at is null`)
  return new Map(
    z
      .array(home)
      .parse(rows)
      .map(({ team, venue }) => [team, venue]),
  )
}

const storedText = z.union([z.string(), z.record(z.string(), z.string())])
const made = z.object({ id: z.int(), name: storedText, sport_id: z.int() })

/** The newest of those that operators made one by one. */
export async function findLastMade(db: Db, channelId: number) {
  const { rows } = await db.execute(sql`
    select id, name, event_category_id as sport_id from ${events}
    where channel_id = ${channelId} and not is_private and starts_with(source_key, ${studioPrefix})
    order by id desc limit 1`)
  return z.array(made).parse(rows)[0]
}

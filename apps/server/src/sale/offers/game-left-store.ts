import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { eventParticipants, events } from '../../db/tables.ts'

/** More than one team plays in a season. */
const maxGames = 200

const gameLeft = z.object({
  id: z.int(),
  event_category_id: z.int(),
  price: z.int(),
  is_live: z.boolean(),
  participant_ids: z.array(z.int()),
})
export type GameLeftRow = z.infer<typeof gameLeft>

/** The team's games that passes open and that are live or to come, in the order of play. */
export async function listGamesLeft(db: Db, channelId: number, teamId: number): Promise<GameLeftRow[]> {
  const { rows } = await db.execute(sql`
    select e.id, e.event_category_id, e.base_price + e.service_fee as price, p.stream_status = 'live' as is_live,
      array(select participant_id from ${eventParticipants} where event_id = e.id) as participant_ids
    from ${eventParticipants} p join ${events} e on e.id = p.event_id
    where p.channel_id = ${channelId} and p.participant_id = ${teamId} and not p.is_private
      and p.stream_status in ('live', 'upcoming') and e.type = 'paid' and e.cancelled_by is null
    order by p.event_utc_ts, e.id limit ${maxGames}`)
  return z.array(gameLeft).parse(rows)
}

import { issueKey } from '../../apps/server/src/accounts/keys/index.ts'
import { users } from '../../apps/server/src/db/tables.ts'
import { addOrder } from '../../apps/server/src/orders/orders/index.ts'
import type { LiveGame, LiveServer } from './live-server.ts'

/** So many users who have bought the game, each with a session. */
export async function addBuyers(
  { postgres: { db, pool } }: LiveServer,
  { eventId, channelId }: LiveGame,
  count: number,
): Promise<{ apiKey: string; cookie: string }[]> {
  await pool.query("update events set type = 'ppv' where id = $1", [eventId])
  const now = new Date()
  const people = Array.from({ length: count }, (_, at) => ({
    channel_id: channelId,
    email: `buyer-${at}@example.com`,
    first_name: 'Ada',
    last_name: 'Fan',
  }))
  const rows = await db.insert(users).values(people).returning({ id: users.id })
  const buyers: { apiKey: string; cookie: string }[] = []
  for (const { id } of rows) {
    await addOrder({ db, now: () => now }, channelId, {
      user_id: id,
      event_id: eventId,
      type: 'event',
      product_name: 'Game',
      status: 'paid',
      activity_status: 'active',
      base_price: 899,
      service_fee: 100,
      currency: 'USD',
      created_at: now,
    })
    const { apiKey, cookie } = await issueKey({ db, now: () => now }, channelId, id)
    buyers.push({ apiKey, cookie: cookie ?? '' })
  }
  return buyers
}

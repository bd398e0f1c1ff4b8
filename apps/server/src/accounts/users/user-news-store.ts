import { sql } from 'drizzle-orm'
import type { UserNews } from '../../context/user-feed.ts'
import type { Tx } from '../../db/connection.ts'

/** The NOTIFY channel. */
export const userChannel = 'user_news'

/** Once the transaction is committed. */
export async function notifyUser(tx: Tx, channelId: number, userId: number, news: UserNews): Promise<void> {
  const payload = JSON.stringify({ who: `${channelId} ${userId}`, news })
  await tx.execute(sql`select pg_notify(${userChannel}, ${payload})`)
}

import { maxTotal } from '@grandstand/contract'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { countRows } from '../../db/count-rows.ts'
import { grants, packages, participants, subscriptions, users } from '../../db/tables.ts'
import { heldGrant } from '../../orders/orders/index.ts'

/** More than anybody is given. */
const maxOfUser = 200

export type GrantRow = typeof grants.$inferSelect

export async function insertGrant(
  tx: Tx,
  channelId: number,
  row: Omit<typeof grants.$inferInsert, 'id' | 'channel_id'>,
): Promise<number> {
  const [made] = await tx
    .insert(grants)
    .values({ ...row, channel_id: channelId })
    .returning({ id: grants.id })
  if (!made) throw new Error('The grant was not written')
  return made.id
}

/** Until the transaction ends nobody else changes it. */
export async function holdGrant(tx: Tx, channelId: number, id: number): Promise<GrantRow | undefined> {
  const [row] = await tx
    .select()
    .from(grants)
    .where(and(eq(grants.channel_id, channelId), eq(grants.id, id)))
    .for('update')
  return row
}

export async function moveGrantEnd(tx: Tx, channelId: number, id: number, endsAt: Date): Promise<void> {
  await tx
    .update(grants)
    .set({ ends_at: endsAt })
    .where(and(eq(grants.channel_id, channelId), eq(grants.id, id)))
}

/** What has not ended, newest first. */
export function listGrantRows(db: Db, channelId: number, userId: number, now: Date): Promise<GrantRow[]> {
  return db
    .select()
    .from(grants)
    .where(and(eq(grants.channel_id, channelId), eq(grants.user_id, userId), gt(grants.ends_at, now)))
    .orderBy(desc(grants.id))
    .limit(maxOfUser)
}

/** All of them, also what has ended, as what its holder holds by it. */
export function listHeldGrantRows(db: Db, channelId: number, userId: number) {
  return db
    .select({
      id: grants.id,
      product_name: grants.product_name,
      ends_at: grants.ends_at,
      held: heldGrant,
    })
    .from(grants)
    .where(and(eq(grants.channel_id, channelId), eq(grants.user_id, userId)))
    .orderBy(desc(grants.id))
    .limit(maxOfUser)
}

const giftTables = { package: packages, subscription: subscriptions, team: participants }

/** By its name in the channel's files. */
export async function findGiftId(
  db: Db,
  channelId: number,
  type: keyof typeof giftTables,
  alias: string,
): Promise<number | undefined> {
  const table = giftTables[type]
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.channel_id, channelId), eq(table.alias, alias), isNull(table.retired_at)))
  return row?.id
}

interface Input {
  words: readonly string[]
  userId: number | undefined
  limit: number
  offset: number
}

/** Newest first; each word must be in the holder's name or email. */
export async function listGrantsWithUsers(
  db: Tx,
  channelId: number,
  { words, userId, limit, offset }: Input,
) {
  const searched = sql`search_fold(${users.first_name} || ' ' || ${users.last_name} || ' ' || ${users.email})`
  const matches = and(
    eq(grants.channel_id, channelId),
    userId === undefined ? undefined : eq(grants.user_id, userId),
    ...words.map(word => sql`strpos(${searched}, search_fold(${word})) > 0`),
  )
  const rows = await db
    .select({
      grant: grants,
      user: { id: users.id, email: users.email, first_name: users.first_name, last_name: users.last_name },
    })
    .from(grants)
    .innerJoin(users, eq(users.id, grants.user_id))
    .where(matches)
    .orderBy(desc(grants.id))
    .limit(limit)
    .offset(offset)
  const counted = db
    .select({ one: sql`1` })
    .from(grants)
    .innerJoin(users, eq(users.id, grants.user_id))
    .where(matches)
    .limit(maxTotal)
  return { rows, total: await countRows(db, counted) }
}

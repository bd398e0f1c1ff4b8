import { and, asc, count, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { gifts, orders, users } from '../../db/tables.ts'

/** More than anybody gives, groups with all their seats. */
const maxOfUser = 1_000

export type GiftRow = typeof gifts.$inferSelect
export type GiftWithOrder = Awaited<ReturnType<typeof listGiftRows>>[number]

/** A row for each seat. */
export async function insertGifts(
  tx: Tx,
  channelId: number,
  row: Pick<GiftRow, 'order_id' | 'email' | 'message' | 'created_at'>,
  seats: number,
): Promise<void> {
  const rows = Array.from({ length: seats }, (_, index) => ({
    ...row,
    channel_id: channelId,
    seat: index + 1,
  }))
  await tx.insert(gifts).values(rows)
}

/** The ids of those of an order that were not handed out yet. */
export async function listUnsentGiftIds(tx: Tx, channelId: number, orderId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: gifts.id })
    .from(gifts)
    .where(and(eq(gifts.channel_id, channelId), eq(gifts.order_id, orderId), isNull(gifts.sent_at)))
  return rows.map(({ id }) => id)
}

/** One statement for all seats of a group. */
export async function writeGiftTokens(
  tx: Tx,
  channelId: number,
  tokens: readonly { id: number; hash: string }[],
  sentAt: Date,
): Promise<void> {
  const ids = sql.param(tokens.map(({ id }) => id))
  const hashes = sql.param(tokens.map(({ hash }) => hash))
  await tx.execute(sql`
    update ${gifts} g set token_hash = made.hash, sent_at = ${sentAt.toISOString()}::timestamptz
    from unnest(${ids}::int[], ${hashes}::text[]) as made (id, hash)
    where g.channel_id = ${channelId} and g.id = made.id`)
}

export async function countOpenedSeats(db: Db | Tx, channelId: number, orderId: number): Promise<number> {
  const [row] = await db
    .select({ opened: count() })
    .from(gifts)
    .where(and(eq(gifts.channel_id, channelId), eq(gifts.order_id, orderId), isNotNull(gifts.opened_at)))
  return row?.opened ?? 0
}

const selectGifts = (db: Db | Tx) =>
  db
    .select({ gift: gifts, order: orders, from: sql<string>`coalesce(${users.first_name}, '')` })
    .from(gifts)
    .innerJoin(orders, eq(orders.id, gifts.order_id))
    .leftJoin(users, eq(users.id, orders.user_id))

/** That a user bought for others or has opened, the newest first. */
export function listGiftRows(db: Db, channelId: number, userId: number) {
  return selectGifts(db)
    .where(and(eq(gifts.channel_id, channelId), or(eq(orders.user_id, userId), eq(gifts.user_id, userId))))
    .orderBy(desc(gifts.order_id), asc(gifts.seat))
    .limit(maxOfUser)
}

type Which = { id: number; buyerId: number } | { tokenHash: string } | { orderId: number }

function isIt(channelId: number, which: Which) {
  const ofChannel = eq(gifts.channel_id, channelId)
  if ('tokenHash' in which) return and(ofChannel, eq(gifts.token_hash, which.tokenHash))
  if ('orderId' in which) return and(ofChannel, eq(gifts.order_id, which.orderId))
  return and(ofChannel, eq(gifts.id, which.id), eq(orders.user_id, which.buyerId))
}

export async function findGiftRow(
  db: Db | Tx,
  channelId: number,
  which: Which,
): Promise<GiftWithOrder | undefined> {
  const [row] = await selectGifts(db).where(isIt(channelId, which))
  return row
}

/** Whether the gift is still meant for this address. True for an order that is not a gift, and for a group's. */
export async function isGiftTo(
  db: Db,
  channelId: number,
  { id, is_gift }: { id: number; is_gift: boolean },
  email: string | undefined,
): Promise<boolean> {
  if (!is_gift) return true
  const row = await findGiftRow(db, channelId, { orderId: id })
  return row?.gift.email?.toLowerCase() === email?.toLowerCase()
}

/** Until the transaction ends nobody else opens, sends or takes it back. The order first, as where it is settled. */
export async function holdGift(tx: Tx, channelId: number, which: Which): Promise<GiftWithOrder | undefined> {
  const found = await findGiftRow(tx, channelId, which)
  if (!found) return undefined
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.channel_id, channelId), eq(orders.id, found.order.id)))
    .for('no key update')
  await tx
    .select({ id: gifts.id })
    .from(gifts)
    .where(and(eq(gifts.channel_id, channelId), eq(gifts.id, found.gift.id)))
    .for('update')
  return findGiftRow(tx, channelId, which)
}

export async function updateGift(
  tx: Tx,
  channelId: number,
  id: number,
  change: Partial<Omit<GiftRow, 'id' | 'channel_id' | 'order_id'>>,
): Promise<void> {
  await tx
    .update(gifts)
    .set(change)
    .where(and(eq(gifts.channel_id, channelId), eq(gifts.id, id)))
}

/** The address is forgotten with its account, and so is a link to it that nobody has opened. */
export async function forgetGiftsTo(tx: Tx, channelId: number, email: string): Promise<void> {
  const isTheirs = and(eq(gifts.channel_id, channelId), sql`lower(${gifts.email}) = lower(${email})`)
  await tx
    .update(gifts)
    .set({ token_hash: null })
    .where(and(isTheirs, isNull(gifts.opened_at)))
  await tx.update(gifts).set({ email: null }).where(isTheirs)
}

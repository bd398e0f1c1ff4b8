import { maxTotal } from '@grandstand/contract'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { countRows } from '../../db/count-rows.ts'
import { grantLinks } from '../../db/tables.ts'

export type GrantLinkRow = typeof grantLinks.$inferSelect

/** Undefined when a link to the same waits at this address already. */
export async function insertGrantLink(
  tx: Tx,
  channelId: number,
  row: Omit<typeof grantLinks.$inferInsert, 'id' | 'channel_id'>,
): Promise<GrantLinkRow | undefined> {
  const [made] = await tx
    .insert(grantLinks)
    .values({ ...row, channel_id: channelId })
    .onConflictDoNothing()
    .returning()
  return made
}

type Which = { id: number } | { tokenHash: string }

function isIt(channelId: number, which: Which) {
  const one = 'id' in which ? eq(grantLinks.id, which.id) : eq(grantLinks.token_hash, which.tokenHash)
  return and(eq(grantLinks.channel_id, channelId), one)
}

export async function findGrantLinkRow(
  db: Db,
  channelId: number,
  which: Which,
): Promise<GrantLinkRow | undefined> {
  const [row] = await db.select().from(grantLinks).where(isIt(channelId, which))
  return row
}

/** Until the transaction ends nobody else opens it, sends it or takes it back. */
export async function holdGrantLink(
  tx: Tx,
  channelId: number,
  which: Which,
): Promise<GrantLinkRow | undefined> {
  const [row] = await tx.select().from(grantLinks).where(isIt(channelId, which)).for('update')
  return row
}

export async function updateGrantLink(
  tx: Tx,
  channelId: number,
  id: number,
  change: Partial<Omit<GrantLinkRow, 'id' | 'channel_id'>>,
): Promise<void> {
  await tx.update(grantLinks).set(change).where(isIt(channelId, { id }))
}

/** Newest first. */
export async function listGrantLinkRows(
  db: Db | Tx,
  channelId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  const ofChannel = eq(grantLinks.channel_id, channelId)
  const rows = await db
    .select()
    .from(grantLinks)
    .where(ofChannel)
    .orderBy(desc(grantLinks.id))
    .limit(limit)
    .offset(offset)
  const counted = db.select({ one: sql`1` }).from(grantLinks).where(ofChannel).limit(maxTotal)
  return { rows, total: await countRows(db, counted) }
}

/** The address is forgotten with its account, and so is a link to it that nobody has opened. */
export async function forgetGrantLinksTo(tx: Tx, channelId: number, email: string): Promise<void> {
  await tx
    .update(grantLinks)
    .set({ email: null, token_hash: null })
    .where(
      and(
        eq(grantLinks.channel_id, channelId),
        isNotNull(grantLinks.email),
        sql`lower(${grantLinks.email}) = lower(${email})`,
      ),
    )
}

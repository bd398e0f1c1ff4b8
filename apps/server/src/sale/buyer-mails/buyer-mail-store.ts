import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { buyerMailRecipients, buyerMails, users } from '../../db/tables.ts'

export type BuyerMailRow = typeof buyerMails.$inferSelect

/** One game gets fewer. */
const maxListed = 50

/** The latest first. */
export function listBuyerMailRows(db: Db, channelId: number, eventId: number): Promise<BuyerMailRow[]> {
  return db
    .select()
    .from(buyerMails)
    .where(and(eq(buyerMails.channel_id, channelId), eq(buyerMails.event_id, eventId)))
    .orderBy(desc(buyerMails.id))
    .limit(maxListed)
}

export async function findBuyerMail(db: Db | Tx, channelId: number, idempotencyKey: string) {
  const [row] = await db
    .select()
    .from(buyerMails)
    .where(and(eq(buyerMails.channel_id, channelId), eq(buyerMails.idempotency_key, idempotencyKey)))
  return row
}

/** Nothing: it is there already. */
export async function insertBuyerMail(
  tx: Tx,
  row: Omit<BuyerMailRow, 'id' | 'people' | 'sent_at'>,
  userIds: readonly number[],
): Promise<BuyerMailRow | undefined> {
  const [mail] = await tx
    .insert(buyerMails)
    .values({ ...row, people: userIds.length })
    .onConflictDoNothing()
    .returning()
  if (!mail) return undefined
  // Who deleted their account meanwhile is left out.
  await tx.execute(sql`
    insert into ${buyerMailRecipients} (channel_id, mail_id, user_id)
    select ${row.channel_id}, ${mail.id}, id from users
    where channel_id = ${row.channel_id} and id = any(${sql.param([...userIds])}::int[])`)
  return mail
}

/** Until the transaction ends nobody else sends it. */
export async function holdBuyerMail(tx: Tx, channelId: number, id: number) {
  const [row] = await tx
    .select()
    .from(buyerMails)
    .where(and(eq(buyerMails.channel_id, channelId), eq(buyerMails.id, id)))
    .for('update')
  return row
}

/** The next who wait. Until the transaction ends their accounts are not deleted, so that no mail is left behind by one that is gone. */
export function holdRecipients(tx: Tx, channelId: number, mailId: number, limit: number) {
  return tx
    .select({
      id: users.id,
      email: users.email,
      first_name: users.first_name,
      language: users.language,
      email_verified_at: users.email_verified_at,
      stops_buyer_mails: users.stops_buyer_mails,
    })
    .from(buyerMailRecipients)
    .innerJoin(users, eq(users.id, buyerMailRecipients.user_id))
    .where(isOfMail(channelId, mailId))
    .orderBy(asc(users.id))
    .limit(limit)
    .for('key share', { of: users })
}
export type Recipient = Awaited<ReturnType<typeof holdRecipients>>[number]

export async function deleteRecipients(
  tx: Tx,
  channelId: number,
  mailId: number,
  userIds: readonly number[],
): Promise<void> {
  await tx
    .delete(buyerMailRecipients)
    .where(and(isOfMail(channelId, mailId), inArray(buyerMailRecipients.user_id, [...userIds])))
}

const isOfMail = (channelId: number, mailId: number) =>
  and(eq(buyerMailRecipients.channel_id, channelId), eq(buyerMailRecipients.mail_id, mailId))

export async function markBuyerMailSent(tx: Tx, channelId: number, id: number, at: Date): Promise<void> {
  await tx
    .update(buyerMails)
    .set({ sent_at: at })
    .where(and(eq(buyerMails.channel_id, channelId), eq(buyerMails.id, id)))
}

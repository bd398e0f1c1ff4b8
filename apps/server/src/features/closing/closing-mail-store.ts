import { type InterfaceLanguage, studioCalls } from '@grandstand/contract'
import { listMakers } from '@grandstand/rules'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { closingMails, operators } from '../../db/tables.ts'

export async function setMailed(
  tx: Tx,
  channelId: number,
  operatorId: number,
  language: InterfaceLanguage | null,
): Promise<void> {
  if (language === null) {
    await tx
      .delete(closingMails)
      .where(and(eq(closingMails.channel_id, channelId), eq(closingMails.operator_id, operatorId)))
    return
  }
  await tx
    .insert(closingMails)
    .values({ channel_id: channelId, operator_id: operatorId, language })
    .onConflictDoUpdate({ target: [closingMails.operator_id, closingMails.channel_id], set: { language } })
}

export async function findMailLanguage(
  db: Db,
  channelId: number,
  operatorId: number,
): Promise<string | null> {
  const [row] = await db
    .select({ language: closingMails.language })
    .from(closingMails)
    .where(and(eq(closingMails.channel_id, channelId), eq(closingMails.operator_id, operatorId)))
  return row?.language ?? null
}

/** Who is not, or no longer, this channel's producer or owner is told nothing. */
export function listMailed(tx: Tx, channelId: number) {
  return tx
    .select({ email: operators.email, language: closingMails.language })
    .from(closingMails)
    .innerJoin(operators, eq(operators.id, closingMails.operator_id))
    .where(
      and(
        eq(closingMails.channel_id, channelId),
        sql`coalesce(${operators.channel_id}, ${channelId}) = ${channelId}`,
        inArray(operators.role, [...listMakers(studioCalls.setClosingMail.by)]),
      ),
    )
    .orderBy(operators.id)
    .limit(200)
}

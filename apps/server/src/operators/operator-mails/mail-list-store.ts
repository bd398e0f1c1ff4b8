import { type InterfaceLanguage, studioCalls } from '@grandstand/contract'
import { listMakers } from '@grandstand/rules'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { alarmMails, closingMails, type MailList, operators } from '../../db/tables.ts'

/** What operators may have by mail, and the call with which they ask for it. */
const lists = {
  alarm: { list: alarmMails, call: studioCalls.setAlarmMail },
  closing: { list: closingMails, call: studioCalls.setClosingMail },
}
export type MailSubject = keyof typeof lists

const isWanted = (list: MailList, channelId: number, operatorId: number) =>
  and(eq(list.channel_id, channelId), eq(list.operator_id, operatorId))

export async function setMailed(
  tx: Tx,
  subject: MailSubject,
  channelId: number,
  { operatorId, language }: { operatorId: number; language: InterfaceLanguage | null },
): Promise<void> {
  const { list } = lists[subject]
  if (language === null) {
    await tx.delete(list).where(isWanted(list, channelId, operatorId))
    return
  }
  await tx
    .insert(list)
    .values({ channel_id: channelId, operator_id: operatorId, language })
    .onConflictDoUpdate({ target: [list.operator_id, list.channel_id], set: { language } })
}

export async function findMailLanguage(
  db: Db,
  subject: MailSubject,
  channelId: number,
  operatorId: number,
): Promise<string | null> {
  const { list } = lists[subject]
  const [row] = await db
    .select({ language: list.language })
    .from(list)
    .where(isWanted(list, channelId, operatorId))
  return row?.language ?? null
}

/** Only operators who may ask for it in this channel now. */
export function listMailed(tx: Tx, subject: MailSubject, channelId: number) {
  const { list, call } = lists[subject]
  return tx
    .select({ email: operators.email, language: list.language })
    .from(list)
    .innerJoin(operators, eq(operators.id, list.operator_id))
    .where(
      and(
        eq(list.channel_id, channelId),
        sql`coalesce(${operators.channel_id}, ${channelId}) = ${channelId}`,
        inArray(operators.role, [...listMakers(call.by)]),
      ),
    )
    .orderBy(operators.id)
    .limit(200)
}

import { type AuditAction, type AuditTarget, auditChanges, maxTotal } from '@grandstand/contract'
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { countRows } from '../../db/count-rows.ts'
import { auditLog } from '../../db/tables.ts'

export interface NewAuditRow {
  channel_id: number | null
  operator_id: number | null
  operator_email: string
  action: AuditAction
  target_type: AuditTarget | null
  target_id: number | null
  details: Record<string, string | number | boolean>
  ip: string
  at: Date
}

export async function insertAuditRow(db: Db | Tx, row: NewAuditRow): Promise<void> {
  await db.insert(auditLog).values(row)
}

export interface AuditPage {
  changesOnly: boolean
  /** A part of an operator's address. */
  who: string | undefined
  from: Date | undefined
  to: Date | undefined
  limit: number
  offset: number
}

/** Newest first. Null for the channel: of all channels and of none. */
export async function listAuditRows(db: Db, channelId: number | null, page: AuditPage) {
  const matches = and(
    channelId === null ? undefined : eq(auditLog.channel_id, channelId),
    page.changesOnly ? inArray(auditLog.action, [...auditChanges]) : undefined,
    page.who === undefined
      ? undefined
      : sql`strpos(lower(${auditLog.operator_email}), lower(${page.who})) > 0`,
    page.from === undefined ? undefined : gte(auditLog.at, page.from),
    page.to === undefined ? undefined : lt(auditLog.at, page.to),
  )
  const rows = await db
    .select()
    .from(auditLog)
    .where(matches)
    .orderBy(desc(auditLog.id))
    .limit(page.limit)
    .offset(page.offset)
  const counted = db.select({ one: sql`1` }).from(auditLog).where(matches).limit(maxTotal)
  return { rows, total: await countRows(db, counted) }
}

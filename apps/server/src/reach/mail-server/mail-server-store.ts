import type { Db, Tx } from '../../db/connection.ts'
import { mailServers } from '../../db/tables.ts'

export type MailServerRow = typeof mailServers.$inferSelect

export async function findMailServerRow(db: Db | Tx): Promise<MailServerRow | undefined> {
  const [row] = await db.select().from(mailServers)
  return row
}

export async function keepMailServer(db: Db | Tx, row: Omit<MailServerRow, 'id'>): Promise<void> {
  const whole = { ...row, id: 1 }
  await db.insert(mailServers).values(whole).onConflictDoUpdate({ target: mailServers.id, set: whole })
}

export async function deleteMailServer(db: Db | Tx): Promise<void> {
  await db.delete(mailServers)
}

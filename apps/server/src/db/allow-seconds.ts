import { sql } from 'drizzle-orm'
import type { Tx } from './connection.ts'
import { allowanceOf } from './session-limits.ts'

/** For statements that take longer than any visitor would wait, until the end of the transaction. */
export async function allowSeconds(tx: Tx, seconds: number): Promise<void> {
  await tx.execute(sql.raw(allowanceOf(seconds)))
}

import { eq } from 'drizzle-orm'
import { allowSeconds } from '../../../db/allow-seconds.ts'
import type { Tx } from '../../../db/connection.ts'
import { countings } from '../../../db/tables.ts'

/**
 * Continues a count from its cursor, which nobody else can do until the transaction ends. It may read millions of rows,
 * so it may take longer than any visitor would wait.
 */
export async function followCounting(
  tx: Tx,
  name: string,
  first: Date,
  count: (counted: Date) => Promise<{ until: Date; isDone: boolean }>,
): Promise<boolean> {
  await allowSeconds(tx, 100)
  await tx.insert(countings).values({ name, until: first }).onConflictDoNothing()
  const [row] = await tx.select().from(countings).where(eq(countings.name, name)).for('update')
  const { until, isDone } = await count(row?.until ?? first)
  await tx.update(countings).set({ until }).where(eq(countings.name, name))
  return isDone
}

import { type InterfaceLanguage, studioCalls } from '@grandstand/contract'
import { listMakers } from '@grandstand/rules'
import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { operators } from '../../../db/tables.ts'

/** Operators who want the month's mail and have not had it. They are above the channels: their row names theirs. */
export function listToMail(db: Db, month: string) {
  return db
    .select()
    .from(operators)
    .where(
      and(
        isNotNull(operators.monthly_language),
        lt(operators.month_told, month),
        // Operators who lost the role for it get none.
        inArray(operators.role, [...listMakers(studioCalls.setMonthlyMail.by)]),
      ),
    )
    .orderBy(operators.id)
}

/** False: it was sent meanwhile, or is no longer wanted. */
export async function markMonth(tx: Tx, operatorId: number, month: string): Promise<boolean> {
  const rows = await tx
    .update(operators)
    .set({ month_told: month })
    .where(
      and(
        eq(operators.id, operatorId),
        isNotNull(operators.monthly_language),
        lt(operators.month_told, month),
      ),
    )
    .returning({ id: operators.id })
  return rows.length === 1
}

/** `month` is the last one without a mail: the first mail comes with the next. */
export async function setMonthly(
  tx: Tx,
  operatorId: number,
  { language, month }: { language: InterfaceLanguage | null; month: string },
): Promise<void> {
  await tx
    .update(operators)
    .set({ monthly_language: language, month_told: month })
    .where(eq(operators.id, operatorId))
}

import { eq, lt } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { visitorSalts } from '../../db/tables.ts'

/** The first one that a process brought. */
export async function chooseSalt(db: Db, day: string, brought: Buffer): Promise<Buffer> {
  await db.insert(visitorSalts).values({ day, salt: brought }).onConflictDoNothing()
  const [row] = await db.select().from(visitorSalts).where(eq(visitorSalts.day, day))
  return row?.salt ?? brought
}

export async function forgetSaltsBefore(db: Db, day: string): Promise<void> {
  await db.delete(visitorSalts).where(lt(visitorSalts.day, day))
}

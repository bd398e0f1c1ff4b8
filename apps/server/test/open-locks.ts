import { type SQL, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '../src/db/connection.ts'
import type { Answer } from './start-test-server.ts'

/** Holds rows of a server's database by a connection of its own, and asks `other` for what needs none of them. */
export function openLocks(db: Db, other: () => Promise<Answer>) {
  /** How many connections of the server wait for a lock. */
  async function countWaiting(): Promise<number> {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    return rows[0]?.count ?? 0
  }

  /** Holds a row while calls come that need it, and others that do not; what became of both. */
  async function holdUp(row: SQL, ask: (at: number) => Promise<Answer>, calls = 40) {
    const held = await db.transaction(async tx => {
      await tx.execute(sql`${row} for update`)
      const asked = Array.from({ length: calls }, (_, at) => ask(at))
      await expect.poll(countWaiting, { timeout: 8_000 }).toBeGreaterThan(0)
      // Answered after all that came before has had its chance to take a connection.
      const others = await Promise.all(Array.from({ length: 20 }, other))
      return { asked, others, waiting: await countWaiting() }
    })
    const answers = await Promise.all(held.asked)
    const statusesOf = (list: Answer[]) => [...new Set(list.map(({ status }) => status))]
    return {
      waiting: held.waiting,
      others: statusesOf(held.others),
      answers: statusesOf(answers),
    }
  }

  return { countWaiting, holdUp }
}

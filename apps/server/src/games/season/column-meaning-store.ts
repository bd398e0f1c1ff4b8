import { seasonColumns } from '@grandstand/contract'
import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../db/connection.ts'
import { seasonColumnMeanings } from '../../db/tables.ts'
import type { ColumnMeanings, OddColumn } from './odd-column.ts'

/** Of many files; the latest stay. */
const maxKept = 200

const meaning = z.enum(seasonColumns)
const { channel_id, name, said_at } = seasonColumnMeanings

export async function listColumnMeanings(db: Db, channelId: number): Promise<ColumnMeanings> {
  const rows = await db.select().from(seasonColumnMeanings).where(eq(channel_id, channelId)).limit(maxKept)
  return Object.fromEntries(rows.map(row => [row.name, meaning.parse(row.meaning)]))
}

export async function keepColumnMeanings(
  tx: Tx,
  channelId: number,
  columns: readonly OddColumn[],
  now: Date,
): Promise<void> {
  // A name may stand at two columns.
  const said = new Map(
    columns.flatMap(({ text, meaning: held }) =>
      held === null ? [] : [[text.toLowerCase(), held] as const],
    ),
  )
  if (said.size === 0) return
  await tx
    .insert(seasonColumnMeanings)
    .values(
      [...said].map(([text, held]) => ({ channel_id: channelId, name: text, meaning: held, said_at: now })),
    )
    .onConflictDoUpdate({
      target: [channel_id, name],
      set: { meaning: sql`excluded.meaning`, said_at: now },
    })
  const latest = tx
    .select({ name })
    .from(seasonColumnMeanings)
    .where(eq(channel_id, channelId))
    .orderBy(desc(said_at))
    .limit(maxKept)
  await tx.delete(seasonColumnMeanings).where(and(eq(channel_id, channelId), notInArray(name, latest)))
}

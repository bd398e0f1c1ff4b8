import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

export interface WhichRows {
  /** Also what left the channel but games or orders still need: to tell of these, never to offer it. */
  withRetired?: boolean
}

export function isListed(
  table: { retired_at: AnyPgColumn },
  { withRetired = false }: WhichRows,
): SQL | undefined {
  return withRetired ? undefined : isNull(table.retired_at)
}

interface RetirableTable {
  channel_id: AnyPgColumn
  id: AnyPgColumn
  retired_at: AnyPgColumn
}

/** What is retired is not sold. */
export function isForSale(table: RetirableTable, channelId: number, id: number): SQL | undefined {
  return and(eq(table.channel_id, channelId), eq(table.id, id), isNull(table.retired_at))
}

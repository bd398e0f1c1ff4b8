import { isNull, type SQL } from 'drizzle-orm'
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

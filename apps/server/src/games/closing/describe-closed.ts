import type { findClosing } from './closing-store.ts'

/** By whom the night was closed, and when; null: it is open. */
export function describeClosed(
  row: Awaited<ReturnType<typeof findClosing>>,
): { by: string; at: string } | null {
  return row?.closed_at ? { by: row.closed_by, at: row.closed_at.toISOString() } : null
}

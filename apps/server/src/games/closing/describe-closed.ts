import type { findClosing } from './closing-store.ts'

/** The operator who closed the night, and when. Null: it is open. */
export function describeClosed(
  row: Awaited<ReturnType<typeof findClosing>>,
): { by: string; at: string } | null {
  return row?.closed_at ? { by: row.closed_by, at: row.closed_at.toISOString() } : null
}

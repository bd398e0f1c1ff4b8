/** A game that is over, or was called off; a rehearsal is nobody's night. */
export function canClose({
  stream_status,
  cancelled_by,
  is_private,
}: {
  stream_status: string
  cancelled_by: string | null
  is_private: boolean
}): boolean {
  return !is_private && (stream_status === 'finished' || cancelled_by !== null)
}

import type { EventChange } from '@grandstand/contract'

/**
 * Whether an answer that is kept under this key may be another after a change: the event itself, or a list in which it may
 * have its place. What is asked about one team is no matter of the games of others.
 */
export function mayChangeAnswer(queryKey: readonly unknown[], { id, scores }: EventChange): boolean {
  const asked = queryKey.at(-1)
  if (queryKey[1] === 'one') return asked === String(id)
  if (typeof asked !== 'object' || asked === null || !('participant_id' in asked)) return true
  const { participant_id } = asked
  return scores.some(side => String(side.participant_id) === participant_id)
}

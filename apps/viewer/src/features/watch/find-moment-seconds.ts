import type { EventScore } from '@grandstand/contract'
import { momentLeadMs } from '@grandstand/rules'
import type { OpenPlayer } from '../../platform/open-player.ts'

/** Where in the open picture a moment in the world is; null: it is not in it. */
export function findDateSeconds({ handle }: OpenPlayer, dateMs: number): number | null {
  const mark = { id: String(dateMs), kind: 'score', label: '', at: { dateMs } } as const
  return handle.place([mark])[0]?.seconds ?? null
}

/** Where in the open picture a moment begins to be worth seeing; null: it is not in it. */
export function findMomentSeconds(player: OpenPlayer, { at }: EventScore): number | null {
  const atMs = Date.parse(at)
  // The picture may have begun within the lead.
  return (
    findDateSeconds(player, atMs - momentLeadMs) ??
    (findDateSeconds(player, atMs) === null ? null : player.handle.getPicture().startSeconds)
  )
}

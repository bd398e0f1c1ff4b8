import type { EventScore } from '@grandstand/contract'
import { momentLeadMs } from '@grandstand/rules'
import type { OpenPlayer } from '../../platform/open-player.ts'

/** Where in the open picture a moment begins to be worth seeing; null: it is not in it. */
export function findMomentSeconds({ handle }: OpenPlayer, { at }: EventScore): number | null {
  const mark = { id: at, kind: 'score', label: '' } as const
  const place = (dateMs: number) => handle.place([{ ...mark, at: { dateMs } }])[0]?.seconds ?? null
  // The picture may have begun within the lead.
  return (
    place(Date.parse(at) - momentLeadMs) ??
    (place(Date.parse(at)) === null ? null : handle.getPicture().startSeconds)
  )
}

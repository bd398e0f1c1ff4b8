import type { Event } from '@grandstand/contract'
import { isSold, needsExactFile } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import type { OwnClipAsked } from './change-own-clip.ts'
import { openQuota } from './check-clip.ts'
import type { ChosenRange } from './choose-range.ts'
import { type ClipChange, type ClipRow, updateClip } from './clip-store.ts'
import { recut } from './making/recut.ts'

/**
 * Writes a change of a clip. The file is recut if the range changes, or if users other than its owner may get a file that
 * holds more than the clip.
 */
export async function openClip(
  ctx: Pick<Context, 'db' | 'now' | 'jobs' | 'nodes'>,
  asked: OwnClipAsked,
  event: Event,
) {
  const countAgain = await openQuota(ctx, asked, null)
  return async (
    tx: Tx,
    clip: ClipRow,
    change: ClipChange,
    range: ChosenRange | null = null,
  ): Promise<ClipRow | undefined> => {
    const next = { ...clip, ...change }
    const isExact = needsExactFile({
      is_public: next.is_public,
      isShared: next.share_uuid !== null,
      isSold: isSold(event.type),
    })
    if (range === null && (clip.is_exact || !isExact)) return updateClip(tx, clip.channel_id, clip.id, change)
    const { sourceId = null, countCut = null } = range ?? {}
    const counting = { countCut: countCut ?? countAgain, isNewStretch: countCut !== null }
    return recut(ctx, tx, clip, { type: 'recut', isExact, sourceId }, { change, ...counting })
  }
}

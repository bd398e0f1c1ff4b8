import type { Event } from '@grandstand/contract'
import { isSold, needsExactFile } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import type { OwnClipAsked } from './change-own-clip.ts'
import { openQuota } from './check-clip.ts'
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
  const countCut = await openQuota(ctx, asked)
  return async (
    tx: Tx,
    clip: ClipRow,
    change: ClipChange,
    sourceId: number | null = null,
  ): Promise<ClipRow | undefined> => {
    const next = { ...clip, ...change }
    const isExact = needsExactFile({
      is_public: next.is_public,
      isShared: next.share_uuid !== null,
      isSold: isSold(event.type),
    })
    if (sourceId === null && (clip.is_exact || !isExact))
      return updateClip(tx, clip.channel_id, clip.id, change)
    return recut(ctx, tx, clip, { type: 'recut', isExact, sourceId }, { change, countCut })
  }
}

import type { clipProblems } from '@grandstand/contract'
import type { Tx } from '../../../db/connection.ts'
import { deleteCut } from '../clip-cut-store.ts'
import { type ClipRow, moveClip } from '../clip-store.ts'
import { tellOwner } from './tell-owner.ts'

/** Costs nothing; it can still be played, where its segments are there. */
export async function failClip(tx: Tx, clip: ClipRow, problem: (typeof clipProblems)[number]): Promise<void> {
  const failed = await moveClip(tx, clip.channel_id, clip, { status: 'failed', problem })
  if (!failed) return
  await deleteCut(tx, clip.channel_id, clip)
  await tellOwner(tx, failed)
}

import type { StudioCamera, WatchedCamera } from '@grandstand/contract'
import { crewRung, sourceRung } from '@grandstand/media'
import { checkSignal, isSending } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'
import { findSmallestRungs } from '../../video/videos/index.ts'
import { describeSignal, isFresh } from './describe-signal.ts'
import { writeOperatorToken } from './operator-token.ts'
import { listHeldEpochs, listSignalRows } from './signal-store.ts'

/** Cameras with what comes from them, and where their pictures are. */
export async function watchCameras(
  ctx: Pick<Context, 'db' | 'now' | 'mediaTokens'>,
  channelId: number,
  cameras: readonly (StudioCamera & { isDue: boolean })[],
): Promise<WatchedCamera[]> {
  if (cameras.length === 0) return []
  const now = ctx.now()
  const ids = cameras.map(({ id }) => id)
  const [rows, rungs, epochs] = await Promise.all([
    listSignalRows(ctx.db, channelId, ids),
    findSmallestRungs(ctx.db, channelId, ids),
    listHeldEpochs(ctx.db, channelId, ids),
  ])
  const rowOf = new Map(rows.filter(row => isFresh(row, now)).map(row => [row.video_id, row]))
  return cameras.map(({ isDue, ...camera }) => {
    const row = rowOf.get(camera.id) ?? null
    const epoch = epochs.get(camera.id)
    const rung = epoch === undefined ? (rungs.get(camera.id) ?? sourceRung) : crewRung(epoch)
    return {
      ...camera,
      signal: row && isSending(camera.state) ? describeSignal(row) : null,
      checks: checkSignal({ state: camera.state, signal: row, isDue }, now),
      url: isSending(camera.state)
        ? `/media/${writeOperatorToken(ctx, channelId, camera.id)}/${rung}/index.m3u8`
        : null,
    }
  })
}

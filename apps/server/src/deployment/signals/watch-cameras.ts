import type { StudioCamera, WatchedCamera } from '@grandstand/contract'
import { sourceRung } from '@grandstand/media'
import { checkSignal } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'
import { findSmallestRungs } from '../../video/videos/index.ts'
import { describeSignal, isFresh } from './describe-signal.ts'
import { writeOperatorToken } from './operator-token.ts'
import { listSignalRows } from './signal-store.ts'

/** Cameras with what comes from them, and where their pictures are. */
export async function watchCameras(
  ctx: Pick<Context, 'db' | 'now' | 'mediaTokens'>,
  channelId: number,
  cameras: readonly (StudioCamera & { isDue: boolean })[],
): Promise<WatchedCamera[]> {
  if (cameras.length === 0) return []
  const now = ctx.now()
  const ids = cameras.map(({ id }) => id)
  const [rows, rungs] = await Promise.all([
    listSignalRows(ctx.db, channelId, ids),
    findSmallestRungs(ctx.db, channelId, ids),
  ])
  const rowOf = new Map(rows.filter(row => isFresh(row, now)).map(row => [row.video_id, row]))
  return cameras.map(({ isDue, ...camera }) => {
    const row = rowOf.get(camera.id) ?? null
    const isLive = camera.state === 'live'
    return {
      ...camera,
      signal: row && isLive ? describeSignal(row) : null,
      checks: checkSignal({ state: camera.state, signal: row, isDue }, now),
      url: isLive
        ? `/media/${writeOperatorToken(ctx, channelId, camera.id)}/${rungs.get(camera.id) ?? sourceRung}/index.m3u8`
        : null,
    }
  })
}

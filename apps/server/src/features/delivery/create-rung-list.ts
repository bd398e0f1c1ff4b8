import type { Rung } from '@grandstand/media'
import type { Context } from '../../context.ts'
import { listReadyRungs } from './rung-store.ts'

/** The ready rungs of a video; a whole stadium that opens it at once costs one read a second. */
export type RungList = (channelId: number, eventMediaId: number) => Promise<Rung[]>

const keptMs = 1_000
const maxKept = 1_000

export function createRungList(ctx: Pick<Context, 'db'>): RungList {
  const kept = new Map<string, { rungs: Promise<Rung[]>; readAtMs: number }>()
  return (channelId, eventMediaId) => {
    const nowMs = performance.now()
    const key = `${channelId}/${eventMediaId}`
    const known = kept.get(key)
    if (known && nowMs - known.readAtMs < keptMs) return known.rungs
    if (kept.size >= maxKept) kept.clear()
    const rungs = listReadyRungs(ctx.db, channelId, eventMediaId)
    kept.set(key, { rungs, readAtMs: nowMs })
    rungs.catch(() => kept.delete(key))
    return rungs
  }
}

import type { Rung } from '@grandstand/media'
import type { Context } from '../../../context/context.ts'
import { createBriefCache } from '../../../runtime/brief-cache.ts'
import { listReadyRungs } from '../rung-store.ts'

/** The ready rungs of a video. */
export type RungList = (channelId: number, videoId: number) => Promise<Rung[]>

export function createRungList(ctx: Pick<Context, 'db'>): RungList {
  const cache = createBriefCache<Rung[]>()
  return (channelId, videoId) => cache([channelId, videoId], () => listReadyRungs(ctx.db, channelId, videoId))
}

import { chooseHome } from '@grandstand/rules'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import type { VideoHomes } from '../../context/video-homes.ts'
import { createBriefCache } from '../../runtime/brief-cache.ts'
import { askNode, readBody } from './ask-node.ts'
import { findVideoPlace } from './home-store.ts'

const patienceMs = 3_000
const maxBytes = 10_000
const facts = z.object({ is_ready: z.boolean() })

export const factsPath = (channelId: number, videoId: number) => `/inner/videos/${channelId}/${videoId}`

export function createVideoHomes(
  ctx: Pick<Context, 'db' | 'nodes' | 'inner' | 'recordings' | 'log'>,
): VideoHomes {
  const { nodes } = ctx
  const homes = createBriefCache<string | null>()

  async function find(channelId: number, videoId: number) {
    // Alone there is nobody to ask, and nothing to look up for each segment.
    if (nodes.list().length <= 1) return null
    const id = await homes([channelId, videoId], async () => {
      const row = await findVideoPlace(ctx.db, channelId, videoId)
      return row ? chooseHome({ self: nodes, nodes: nodes.list(), ...row }) : null
    })
    return nodes.list().find(node => node.id === id) ?? null
  }

  return {
    find,
    async isReady(channelId, videoId) {
      const home = await find(channelId, videoId)
      if (!home) return (await ctx.recordings.find(channelId, videoId))?.isReady ?? false
      try {
        const question = { method: 'GET', path: factsPath(channelId, videoId) }
        const signal = AbortSignal.timeout(patienceMs)
        const answer = await askNode(ctx.inner, home, { ...question, signal })
        return facts.parse(JSON.parse((await readBody(answer, maxBytes)).toString())).is_ready
      } catch (error) {
        ctx.log.warn({ error, node: home.id }, 'Another process did not tell of a video')
        return false
      }
    },
  }
}

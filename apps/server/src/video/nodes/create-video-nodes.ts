import { chooseVideoNode } from '@grandstand/rules'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import type { Node } from '../../context/nodes.ts'
import type { StretchQuestion, VideoNodes } from '../../context/video-nodes.ts'
import { createBriefCache } from '../../runtime/brief-cache.ts'
import { CallError } from '../../runtime/call-error.ts'
import { askNode, readBody } from './ask-node.ts'
import { findDating } from './dating-store.ts'
import { measureRecording } from './measure-recording.ts'
import { findVideoSite } from './video-site-store.ts'

const patienceMs = 3_000
const maxBytes = 10_000
const facts = z.object({ is_ready: z.boolean() })
const stretch = z
  .object({
    beginSeconds: z.number(),
    beginMs: z.number().nullable(),
    endSeconds: z.number(),
    isEnded: z.boolean(),
    dateSeconds: z.number().nullable(),
    firstSeconds: z.number().nullable(),
    breaks: z.array(z.object({ atMs: z.number(), seconds: z.number() })),
  })
  .nullable()

const factsPath = (channelId: number, videoId: number) => `/inner/videos/${channelId}/${videoId}`
const stretchPath = (channelId: number, videoId: number, { rung, ...numbers }: StretchQuestion) => {
  const query = Object.entries(numbers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const path = `${factsPath(channelId, videoId)}/${rung}`
  // What is signed must be what arrives: a question mark with nothing behind it gets lost on the way.
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`
}

export function createVideoNodes(
  ctx: Pick<Context, 'db' | 'nodes' | 'inner' | 'recordings' | 'log'>,
): VideoNodes {
  const { nodes } = ctx
  const nodeIds = createBriefCache<string | null>()
  /** A crowd comes to one game: it costs its owner a question a second from each process. */
  const ready = createBriefCache<boolean>()

  async function find(channelId: number, videoId: number) {
    // Alone there is nobody to ask, and nothing to look up for each segment.
    if (nodes.list().length <= 1) return null
    const id = await nodeIds([channelId, videoId], async () => {
      const row = await findVideoSite(ctx.db, channelId, videoId)
      return row ? chooseVideoNode({ self: nodes, nodes: nodes.list(), ...row }) : null
    })
    return nodes.list().find(node => node.id === id) ?? null
  }

  async function ask(home: Node, path: string): Promise<unknown> {
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await askNode(ctx.inner, home, { method: 'GET', path, signal })
    return JSON.parse((await readBody(answer, maxBytes)).toString())
  }
  const tell = (error: unknown, home: Node) =>
    ctx.log.warn({ error, node: home.id }, 'Another process did not describe a video')

  return {
    find,
    async isReady(channelId, videoId) {
      const home = await find(channelId, videoId)
      if (!home) return (await ctx.recordings.find(channelId, videoId))?.isReady ?? false
      return ready([channelId, videoId, home.id], async () => {
        try {
          return facts.parse(await ask(home, factsPath(channelId, videoId))).is_ready
        } catch (error) {
          tell(error, home)
          return false
        }
      })
    },
    async measure(channelId, videoId, question) {
      const home = await find(channelId, videoId)
      if (!home) {
        const recording = await ctx.recordings.find(channelId, videoId, question.rung)
        return measureRecording(recording, await findDating(ctx.db, channelId, videoId), question)
      }
      try {
        return stretch.parse(await ask(home, stretchPath(channelId, videoId, question)))
      } catch (error) {
        tell(error, home)
        throw new CallError('unavailable', { retryAfterSeconds: 1 })
      }
    },
  }
}

import type { Context } from '../../context/context.ts'
import { type LiveFrameWidth, liveFrameName } from '../../context/media-pictures.ts'
import { askNode, readBody } from '../nodes/index.ts'

const patienceMs = 10_000
const maxBytes = 2_000_000

interface OwnFrame {
  channel: { id: number; channel_key: string }
  videoId: number
  width: LiveFrameWidth
}

/** The picture of a live game as it is, from the process that has its files; null: there is none. */
export async function findOwnFrame(
  ctx: Pick<Context, 'videoNodes' | 'liveFrames' | 'inner' | 'log'>,
  { channel, videoId, width }: OwnFrame,
): Promise<Buffer | null> {
  const { id, channel_key: channelKey } = channel
  const home = await ctx.videoNodes.find(id, videoId)
  if (!home) return (await ctx.liveFrames.find({ channelKey, videoId, isForViewer: true }, width)).bytes
  const path = `/inner/frames/${encodeURIComponent(channelKey)}/${videoId}/${liveFrameName(width)}`
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await askNode(ctx.inner, home, { method: 'GET', path, signal })
    const bytes = await readBody(answer, maxBytes)
    return answer.statusCode === 200 ? bytes : null
  } catch (error) {
    ctx.log.warn(
      { error, node: home.id },
      'Another process gave no picture of a live game; the blurred one is shown',
    )
    return null
  }
}

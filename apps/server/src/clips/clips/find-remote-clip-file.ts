import type { Context } from '../../context/context.ts'
import type { Node } from '../../context/nodes.ts'
import { CallError } from '../../runtime/call-error.ts'
import { askNode } from '../../video/nodes/index.ts'
import type { ClipRow } from './clip-store.ts'
import type { ClipFile } from './find-clip-file.ts'

const patienceMs = 10_000
/** As long as somebody with a slow line takes for a file. */
const readingMs = 30 * 60_000
const retryAfterSeconds = 2

type Ctx = Pick<Context, 'videoNodes' | 'inner' | 'log'>

/** Out of the process that has it, as it is read; null: no other has it. */
export async function findRemoteClipFile(
  ctx: Ctx,
  { channel_id, video_id }: Pick<ClipRow, 'channel_id' | 'video_id'>,
  name: string,
): Promise<ClipFile | null> {
  const home = await ctx.videoNodes.find(channel_id, video_id)
  if (!home) return null
  const path = `/inner/clips/${channel_id}/${video_id}/${name}`
  const head = await ask(ctx, home, { method: 'HEAD', path, signal: AbortSignal.timeout(patienceMs) })
  head.resume()
  const { etag, 'content-length': length } = head.headers
  if (head.statusCode !== 200 || etag === undefined || length === undefined) return null
  return {
    sizeBytes: Number(length),
    etag,
    async read({ start, end }) {
      const headers = { range: `bytes=${start}-${end}`, 'if-range': etag }
      const signal = AbortSignal.timeout(readingMs)
      const part = await ask(ctx, home, { method: 'GET', path, headers, signal })
      if (part.statusCode === 206) return part
      part.destroy()
      throw new CallError('unavailable', { retryAfterSeconds })
    },
  }
}

async function ask(ctx: Ctx, home: Node, question: Parameters<typeof askNode>[2]) {
  try {
    return await askNode(ctx.inner, home, question)
  } catch (error) {
    ctx.log.warn({ error, node: home.id }, 'Another process did not give the file of a clip')
    throw new CallError('unavailable', { retryAfterSeconds })
  }
}

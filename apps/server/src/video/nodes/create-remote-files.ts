import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { askNode, readBody } from './ask-node.ts'

const patienceMs = 10_000
const maxBytes = 100 * 1024 * 1024

/** Files of recordings that another process has: `place` is where one lies below the folder of all. */
export type RemoteFiles = (place: string, name: string) => Promise<Buffer | undefined>

export function createRemoteFiles(
  ctx: Pick<Context, 'inner' | 'log'>,
  findHome: Context['homes']['find'],
): RemoteFiles {
  return async (place, name) => {
    const [channelId = 0, videoId = 0] = place.split('/').map(Number)
    const home = await findHome(channelId, videoId)
    if (!home) return undefined
    try {
      const question = { method: 'GET', path: `/inner/files/${place}/${name}` }
      const answer = await askNode(ctx.inner, home, { ...question, signal: AbortSignal.timeout(patienceMs) })
      const body = await readBody(answer, maxBytes)
      return answer.statusCode === 200 ? body : undefined
    } catch (error) {
      ctx.log.warn(
        { error, node: home.id },
        'Another process did not send a file; the caller is asked to try again',
      )
      throw new CallError('unavailable', { retryAfterSeconds: 2 })
    }
  }
}

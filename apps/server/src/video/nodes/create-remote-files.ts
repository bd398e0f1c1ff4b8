import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { askNode, readBody } from './ask-node.ts'

const patienceMs = 10_000
const maxBytes = 100 * 1024 * 1024

/** Files of recordings that another process has: `folder` is where one lies below the folder of all. */
export type RemoteFiles = (folder: string, name: string) => Promise<Buffer | undefined>

export function createRemoteFiles(
  ctx: Pick<Context, 'inner' | 'log'>,
  findNode: Context['videoNodes']['find'],
): RemoteFiles {
  return async (folder, name) => {
    const [channelId = 0, videoId = 0] = folder.split('/').map(Number)
    const home = await findNode(channelId, videoId)
    if (!home) return undefined
    try {
      const question = { method: 'GET', path: `/inner/files/${folder}/${name}` }
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

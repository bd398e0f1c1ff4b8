import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { prerollCacheMs } from '@grandstand/rules'
import type { FastifyInstance } from 'fastify'
import { CallError } from '../runtime/call-error.ts'
import { sendRanged } from './media/send-ranged.ts'

/** Names without a dot but the last: nothing leads out of the folder. */
const isKey = /^[a-z0-9][a-z0-9-]{2,60}$/
const isFile = /^[a-z0-9][a-z0-9_-]{0,99}\.mp4$/

/** Clips that channels show before a game: what lies in `<dir>/<channel key>`. They are for everybody. */
export function addPrerolls(app: FastifyInstance, dir: string): void {
  app.route<{ Params: { channelKey: string; file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/prerolls/:channelKey/:file',
    async handler(request, reply) {
      const { channelKey, file } = request.params
      if (!isKey.test(channelKey) || !isFile.test(file)) throw new CallError('not_found')
      const path = join(dir, channelKey, file)
      const found = await stat(path).catch(() => null)
      if (!found?.isFile() || found.size === 0) throw new CallError('not_found')
      reply.header('cache-control', `public, max-age=${prerollCacheMs / 1000}`)
      return sendRanged(request, reply, {
        type: 'video/mp4',
        sizeBytes: found.size,
        etag: `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`,
        read: range => createReadStream(path, range),
      })
    },
  })
}

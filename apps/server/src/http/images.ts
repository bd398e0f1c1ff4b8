import type { FastifyInstance } from 'fastify'
import { getImageFile, type ImageFile } from '../channel/images/index.ts'
import type { Context } from '../context/context.ts'
import { CallError } from '../runtime/call-error.ts'
import { encodeKey } from '../runtime/encode-key.ts'
import { createHotFiles } from './media/create-hot-files.ts'

const maxCachedBytes = 64 * 1024 * 1024

/** Pictures by the hash of their bytes: they never change, so browsers and CDNs may keep them. */
export function addImages(app: FastifyInstance, ctx: Pick<Context, 'db' | 'channels'>): void {
  const files = createHotFiles<ImageFile>(maxCachedBytes, ({ bytes }) => bytes.length)

  app.get<{ Params: { channelKey: string; hash: string } }>(
    '/images/:channelKey/:hash',
    async (request, reply) => {
      const { channelKey, hash } = request.params
      const file = await files.get(encodeKey([channelKey, hash]), () => getImageFile(ctx, channelKey, hash))
      if (!file) throw new CallError('not_found')
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(file.mime)
        .send(file.bytes)
    },
  )
}

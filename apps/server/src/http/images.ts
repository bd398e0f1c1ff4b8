import type { FastifyInstance } from 'fastify'
import type { Context } from '../context/context.ts'
import { getImageFile, type ImageFile } from '../features/images/index.ts'
import { encodeKey } from '../runtime/encode-key.ts'

const maxCachedBytes = 64 * 1024 * 1024

/** Pictures by the hash of their bytes: they never change, so browsers and CDNs may keep them. */
export function addImages(app: FastifyInstance, ctx: Pick<Context, 'db' | 'channels'>): void {
  const cache = new Map<string, ImageFile>()
  let cachedBytes = 0

  app.get<{ Params: { channelKey: string; hash: string } }>(
    '/images/:channelKey/:hash',
    async (request, reply) => {
      const { channelKey, hash } = request.params
      const key = encodeKey([channelKey, hash])
      let file = cache.get(key)
      if (!file) {
        file = await getImageFile(ctx, channelKey, hash)
        cache.set(key, file)
        cachedBytes += file.bytes.length
        for (const [oldest, { bytes }] of cache) {
          if (cachedBytes <= maxCachedBytes) break
          cache.delete(oldest)
          cachedBytes -= bytes.length
        }
      }
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(file.mime)
        .send(file.bytes)
    },
  )
}

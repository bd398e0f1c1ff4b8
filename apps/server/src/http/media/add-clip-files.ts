import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createClipCards, findClipFile, openClipFile } from '../../clips/clips/index.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { isInner } from '../inner/is-inner.ts'
import { passOn } from '../inner/pass-on.ts'
import type { ByteRange } from './read-range.ts'
import { sendRanged } from './send-ranged.ts'

interface ClipFile {
  Querystring: { spoilers?: string }
  Params: { id: string; key: string; name: string }
}

/** A clip's file and picture, for anyone with the address. Caches ask each time whether it still opens. */
export function addClipFiles(
  app: FastifyInstance,
  ctx: Pick<
    Context,
    | 'db'
    | 'now'
    | 'geo'
    | 'rosters'
    | 'channels'
    | 'mediaTokens'
    | 'folders'
    | 'storedCopies'
    | 'recordings'
    | 'videoNodes'
    | 'inner'
    | 'log'
  >,
): void {
  const getCard = createClipCards(ctx)
  app.route<ClipFile>({
    method: ['GET', 'HEAD'],
    url: '/clips/:id/:key/:name',
    async handler(request, reply) {
      const { id, key, name } = request.params
      if (!/^[1-9]\d{0,8}$/.test(id)) throw new CallError('not_found')
      const { clip, channel } = await openClipFile(ctx, { id: Number(id), key, name, ip: request.ip })
      const home = isInner(ctx, request) ? null : await ctx.videoNodes.find(clip.channel_id, clip.video_id)
      if (home) return passOn(ctx, request, reply, home)
      reply.header('cache-control', 'private, no-cache')
      const shape = name.startsWith('card-') ? 'wide' : name.startsWith('square-') ? 'square' : null
      if (shape !== null) {
        const hidesScores = request.query.spoilers === 'off'
        return sendCard(request, reply, await getCard(clip, channel, { hidesScores, shape }))
      }
      const file = await findClipFile(ctx, clip, name)
      if (!file) throw new CallError('not_found')
      return sendRanged(request, reply, {
        ...file,
        type: name.endsWith('.mp4') ? 'video/mp4' : 'image/jpeg',
      })
    },
  })
}

function sendCard(
  request: FastifyRequest,
  reply: FastifyReply,
  card: { bytes: Buffer; etag: string } | null,
) {
  if (!card) throw new CallError('not_found')
  const { bytes, etag } = card
  const read = ({ start, end }: ByteRange) => bytes.subarray(start, end + 1)
  return sendRanged(request, reply, { type: 'image/jpeg', sizeBytes: bytes.length, etag, read })
}

import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context/context.ts'
import type { LivePicture } from '../../context/live-frames.ts'
import { liveFilmName, readLiveFrameWidth } from '../../context/media-pictures.ts'
import { CallError } from '../../runtime/call-error.ts'
import {
  createFrames,
  createLiveFilms,
  getCaptions,
  getPreview,
  getStoryboard,
} from '../../video/videos/index.ts'
import { requireWhole } from './check-scope.ts'
import { createGrantReader, type GrantContext } from './create-grant-reader.ts'
import { createPictureGate } from './create-picture-gate.ts'
import { sendRanged } from './send-ranged.ts'

/** A name identifies its bytes: a video's pictures are made once. */
const publicly = 'public, max-age=86400'
const privately = 'private, max-age=3600'
const vtt = 'text/vtt; charset=utf-8'

/** Beside a video: captions, storyboard and single frames for viewers who may watch it, poster and preview for everyone. */
export function addPictures(
  app: FastifyInstance,
  ctx: GrantContext &
    Pick<Context, 'folders' | 'storedCopies' | 'ffmpeg' | 'recordings' | 'liveFrames' | 'log'>,
): void {
  const readAny = createGrantReader(ctx)
  const readGrant = async (request: FastifyRequest) => {
    const grant = await readAny(request)
    requireWhole(grant)
    return grant
  }
  app.get<{ Params: { token: string; id: string } }>(
    '/media/:token/captions-:id.vtt',
    async (request, reply) => {
      const grant = await readAny(request)
      const text = await getCaptions(ctx, grant, readNumber(request.params.id))
      return reply.header('cache-control', privately).type(vtt).send(text)
    },
  )

  app.get<{ Params: { token: string } }>('/media/:token/storyboard.vtt', async (request, reply) => {
    const grant = await readGrant(request)
    return reply
      .header('cache-control', privately)
      .type(vtt)
      .send(await getStoryboard(ctx, grant, null))
  })

  app.get<{ Params: { token: string; sheet: string } }>(
    '/media/:token/storyboard-:sheet.jpg',
    async (request, reply) => {
      const grant = await readGrant(request)
      const bytes = await getStoryboard(ctx, grant, readNumber(request.params.sheet))
      return reply.header('cache-control', privately).type('image/jpeg').send(bytes)
    },
  )

  const findFrame = createFrames(ctx)
  app.get<{ Params: { token: string; second: string } }>(
    '/media/:token/frame-:second.jpg',
    async (request, reply) => {
      const grant = await readGrant(request)
      const bytes = await findFrame(grant, readNumber(request.params.second))
      return reply.header('cache-control', privately).type('image/jpeg').send(bytes)
    },
  )

  const findLiveFilm = createLiveFilms(ctx)
  const passGate = createPictureGate(ctx)
  app.route<{ Params: { channelKey: string; id: string; name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/previews/:channelKey/:id/:name',
    async handler(request, reply) {
      const { channelKey, id, name } = request.params
      const width = readLiveFrameWidth(name)
      if (width !== undefined) {
        const frame = await ctx.liveFrames.find({ channelKey, videoId: readNumber(id) }, width)
        return sendLivePicture(request, reply, frame, 'image/jpeg')
      }
      if (name === liveFilmName) {
        const film = await findLiveFilm({ channelKey, videoId: readNumber(id) })
        return sendLivePicture(request, reply, film, 'video/mp4')
      }
      const channel = await ctx.channels.findByKey(channelKey)
      if (!channel) throw new CallError('not_found')
      const openness = await passGate(request, channel, readNumber(id))
      const bytes = await getPreview(ctx, { channel, videoId: readNumber(id), name })
      reply.header('cache-control', openness === 'everyone' ? publicly : 'private, no-store')
      return sendRanged(request, reply, {
        type: name.endsWith('.mp4') ? 'video/mp4' : 'image/jpeg',
        sizeBytes: bytes.length,
        etag: `"${name}-${bytes.length}"`,
        read: ({ start, end }) => bytes.subarray(start, end + 1),
      })
    },
  })
}

/** Caches on the way keep a missing one too: many ask at once. */
function sendLivePicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, freshSeconds }: LivePicture,
  type: string,
) {
  reply.header('cache-control', `public, max-age=${freshSeconds}`)
  if (bytes === null) return reply.code(404).send()
  return sendRanged(request, reply, {
    type,
    sizeBytes: bytes.length,
    etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
    read: ({ start, end }) => bytes.subarray(start, end + 1),
  })
}

function readNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new CallError('not_found')
  return Number(text)
}

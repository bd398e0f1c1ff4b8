import { type FileOwner, fileOwners, studioCalls } from '@grandstand/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { admit, getChannelFor } from '../call/studio-route.ts'
import type { Context } from '../context/context.ts'
import { CallError } from '../runtime/call-error.ts'
import { findKeeper, findTaker } from '../video/nodes/index.ts'
import { beginUpload, getUpload, ownerOf, removeFile, writeUpload } from '../video/videos/index.ts'
import { checkOrigin } from './call/check-same-origin.ts'
import { openStudioSession, readStudioKey } from './call/open-studio-session.ts'
import { isInner } from './inner/is-inner.ts'
import { passOn } from './inner/pass-on.ts'

const version = '1.0.0'
const piece = 'application/offset+octet-stream'
/** Of one request; senders cut larger files into pieces. */
const maxPieceBytes = 64 * 1024 * 1024

interface OwnerUploads {
  Params: { channel: string; owner: string; id: string }
}
interface UploadRoute {
  Params: { channel: string; upload: string }
}

/**
 * Files of operators, by the core of tus (https://tus.io, 1.0.0) with creation and termination: a file comes in pieces, and
 * after a lost line, a closed page or a restart it goes on where it was.
 */
export async function addUploads(app: FastifyInstance, ctx: Context): Promise<void> {
  await app.register(async scope => {
    scope.addContentTypeParser(piece, (_request, payload, done) => done(null, payload))
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'tus-resumable': version, 'cache-control': 'no-store' })
      if (readStudioKey(request) === undefined) checkOrigin(request)
      // A header of its own: no form of a foreign page can send it.
      if (request.headers['tus-resumable'] !== version)
        throw new CallError('invalid_request', { fields: { 'tus-resumable': `must be ${version}` } })
    })

    async function ask(request: FastifyRequest, channelKey: string) {
      const { by } = studioCalls.removeFile
      const session = admit(await openStudioSession(ctx, request), {
        by,
        params: request.params,
      })
      return { session, channel: await getChannelFor(ctx, session.operator, channelKey), ip: request.ip }
    }

    const uploads = '/api/studio/channels/:channel/videos/:owner/:id/uploads'
    scope.post<OwnerUploads>(uploads, async (request, reply) => {
      const asked = await ask(request, request.params.channel)
      const taker = isInner(ctx, request) ? null : findTaker(ctx)
      if (taker) return passOn(ctx, request, reply, taker)
      const upload = await beginUpload(ctx, {
        ...asked,
        of: { owner: readOwner(request.params.owner), id: readId(request.params.id) },
        sizeBytes: readCount(request, 'upload-length', 1),
        name: readName(request.headers['upload-metadata']),
      })
      const address = `/api/studio/channels/${encodeURIComponent(request.params.channel)}/uploads/${upload}`
      return reply.code(201).header('location', address).send()
    })

    const url = '/api/studio/channels/:channel/uploads/:upload'

    scope.head<UploadRoute>(url, async (request, reply) => {
      const { channel } = await ask(request, request.params.channel)
      const file = await getUpload(ctx, channel.id, readId(request.params.upload))
      return reply
        .headers({ 'upload-offset': file.received_bytes, 'upload-length': file.size_bytes })
        .code(200)
        .send()
    })

    scope.patch<UploadRoute & { Body: AsyncIterable<Buffer> | undefined }>(
      url,
      { bodyLimit: maxPieceBytes },
      async (request, reply) => {
        const { channel } = await ask(request, request.params.channel)
        // Nothing else counts what a parser hands on as a stream.
        if (Number(request.headers['content-length'] ?? 0) > maxPieceBytes)
          throw new CallError('payload_too_large')
        if (request.headers['content-type'] !== piece || !request.body)
          throw new CallError('unsupported_media_type')
        const file = await getUpload(ctx, channel.id, readId(request.params.upload))
        const keeper = isInner(ctx, request) ? null : findKeeper(ctx, file.site)
        if (keeper) return passOn(ctx, request, reply, keeper)
        const offset = await writeUpload(ctx, channel.id, file.id, {
          offset: readCount(request, 'upload-offset', 0),
          body: request.body,
          maxBytes: maxPieceBytes,
        })
        return reply.code(204).header('upload-offset', offset).send()
      },
    )

    scope.delete<UploadRoute>(url, async (request, reply) => {
      const asked = await ask(request, request.params.channel)
      const file = await getUpload(ctx, asked.channel.id, readId(request.params.upload))
      await removeFile(ctx, { ...asked, params: { ...ownerOf(file), file: file.id } })
      return reply.code(204).send()
    })
  })
}

function readOwner(text: string): FileOwner {
  const owner = fileOwners.find(each => each === text)
  if (!owner) throw new CallError('not_found')
  return owner
}

function readId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new CallError('not_found')
  return Number(text)
}

function readCount({ headers }: FastifyRequest, name: string, min: number): number {
  const text = headers[name]
  if (typeof text !== 'string' || !/^\d{1,15}$/.test(text) || Number(text) < min)
    throw new CallError('invalid_request', { fields: { [name]: 'must be a whole number' } })
  return Number(text)
}

/** Pairs of a word and its value in base64; the file's name is the one that counts. */
function readName(metadata: unknown): string {
  const [, encoded = ''] = String(metadata ?? '').match(/(?:^|,)\s*filename ([A-Za-z0-9+/=]{1,1000})/) ?? []
  return Buffer.from(encoded, 'base64').toString('utf8')
}

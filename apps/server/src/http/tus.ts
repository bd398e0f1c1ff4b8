import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CallError } from '../runtime/call-error.ts'
import { checkOrigin } from './call/check-same-origin.ts'
import { readStudioKey } from './call/open-studio-session.ts'

const version = '1.0.0'
const piece = 'application/offset+octet-stream'
/** Of one request; senders cut larger files into pieces. */
export const maxPieceBytes = 64 * 1024 * 1024

/**
 * Routes that take files by the core of tus (https://tus.io, 1.0.0) with creation and termination: a file comes in pieces,
 * and after a lost line, a closed page or a restart it goes on where it was.
 */
export async function addTus(app: FastifyInstance, add: (scope: FastifyInstance) => void): Promise<void> {
  await app.register(async scope => {
    scope.addContentTypeParser(piece, (_request, payload, done) => done(null, payload))
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'tus-resumable': version, 'cache-control': 'no-store' })
      if (readStudioKey(request) === undefined) checkOrigin(request)
      // A header of its own: no form of a foreign page can send it.
      if (request.headers['tus-resumable'] !== version)
        throw new CallError('invalid_request', { fields: { 'tus-resumable': `must be ${version}` } })
    })
    add(scope)
  })
}

/** The body of a piece, which nothing else counts: a parser hands it on as a stream. */
export function readPiece(
  request: FastifyRequest<{ Body: AsyncIterable<Buffer> | undefined }>,
): AsyncIterable<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxPieceBytes) throw new CallError('payload_too_large')
  if (request.headers['content-type'] !== piece || !request.body)
    throw new CallError('unsupported_media_type')
  return request.body
}

export function readCount({ headers }: Pick<FastifyRequest, 'headers'>, name: string, min: number): number {
  const text = headers[name]
  if (typeof text !== 'string' || !/^\d{1,15}$/.test(text) || Number(text) < min)
    throw new CallError('invalid_request', { fields: { [name]: 'must be a whole number' } })
  return Number(text)
}

/** Pairs of a word and its value in base64; the file's name is the one that counts. */
export function readName(metadata: unknown): string {
  const [, encoded = ''] = String(metadata ?? '').match(/(?:^|,)\s*filename ([A-Za-z0-9+/=]{1,1000})/) ?? []
  return Buffer.from(encoded, 'base64').toString('utf8')
}

export function sendProgress(reply: FastifyReply, file: { received_bytes: number; size_bytes: number }) {
  const headers = { 'upload-offset': file.received_bytes, 'upload-length': file.size_bytes }
  return reply.headers(headers).code(200).send()
}

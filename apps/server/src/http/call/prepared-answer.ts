import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Bytes that are sent many times: compressed once, recognised by their ETag. */
export interface PreparedAnswer {
  status: number
  headers: Record<string, string>
  etag: string
  plain: Buffer
  brotli: Buffer | null
  gzip: Buffer | null
}

/** Below this, compression costs more than it saves. */
const worthCompressing = 1_024

export interface AnswerOptions {
  contentType: string
  status?: number
  headers?: Record<string, string>
  /** Made again every few seconds: the last percent of compression is not worth the time. */
  isShortLived?: boolean
  /** Where it was packed before. */
  brotli?: Buffer | null
}

export async function prepareAnswer(
  body: string | Buffer,
  { contentType, status = 200, headers = {}, isShortLived = false, brotli: packed = null }: AnswerOptions,
): Promise<PreparedAnswer> {
  const plain = Buffer.from(body)
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  // `vary: origin` for caches in between: the answer to a foreign origin may carry its permission.
  const all = { 'content-type': contentType, vary: 'accept-encoding, origin', ...headers, etag }
  const answer = { status, headers: all, etag, plain, brotli: null, gzip: null }
  if (plain.length < worthCompressing || /^(?:font\/|image\/(?!svg))/.test(contentType)) return answer
  const [brotli, gzipped] = await Promise.all([
    packed ?? toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: isShortLived ? 4 : 9 } }),
    toGzip(plain, { level: isShortLived ? 4 : 9 }),
  ])
  return { ...answer, brotli, gzip: gzipped }
}

export function sendPrepared(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer) {
  reply.headers(answer.headers)
  if (answer.status === 200 && request.headers['if-none-match']?.includes(answer.etag)) {
    return reply.code(304).send()
  }
  reply.code(answer.status)
  const accepted = request.headers['accept-encoding'] ?? ''
  if (answer.brotli && accepted.includes('br')) {
    return reply.header('content-encoding', 'br').send(answer.brotli)
  }
  if (answer.gzip && accepted.includes('gzip')) {
    return reply.header('content-encoding', 'gzip').send(answer.gzip)
  }
  return reply.send(answer.plain)
}

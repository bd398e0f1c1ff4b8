import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzipCompress)

/** One way to send an answer, complete but for what every answer carries. */
export interface Form {
  status: number
  headers: Record<string, string>
  body?: Buffer
}

/** Bytes that are sent many times: compressed once, recognised by their ETag. */
export interface PreparedAnswer {
  bytes: Buffer
  etag: string
  plain: Form
  brotli: Form | null
  gzip: Form | null
  /** For those who have it already; null for an answer that is no success. */
  unchanged: Form | null
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
  {
    contentType,
    status = 200,
    headers = {},
    isShortLived = false,
    brotli: brotliBefore = null,
  }: AnswerOptions,
): Promise<PreparedAnswer> {
  const bytes = Buffer.from(body)
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  // `vary: origin` for caches in between: the answer to a foreign origin may carry its permission.
  const all = { 'content-type': contentType, vary: 'accept-encoding, origin', ...headers, etag }
  const toForm = (packed: Buffer, more = {}): Form => ({
    status,
    headers: { ...all, ...more, 'content-length': String(packed.length) },
    body: packed,
  })
  const unchanged = status === 200 ? { status: 304, headers: all } : null
  const answer = { bytes, etag, plain: toForm(bytes), brotli: null, gzip: null, unchanged }
  if (bytes.length < worthCompressing || /^(?:font\/|image\/(?!svg))/.test(contentType)) return answer
  const [brotli, gzipped] = await Promise.all([
    brotliBefore ?? toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: isShortLived ? 4 : 9 } }),
    toGzip(bytes, { level: isShortLived ? 4 : 9 }),
  ])
  return {
    ...answer,
    brotli: toForm(brotli, { 'content-encoding': 'br' }),
    gzip: toForm(gzipped, { 'content-encoding': 'gzip' }),
  }
}

export function chooseForm(
  { etag, plain, brotli, gzip, unchanged }: PreparedAnswer,
  headers: IncomingHttpHeaders,
): Form {
  if (unchanged && headers['if-none-match']?.includes(etag)) return unchanged
  const accepted = headers['accept-encoding'] ?? ''
  if (brotli && accepted.includes('br')) return brotli
  if (gzip && accepted.includes('gzip')) return gzip
  return plain
}

export function sendPrepared(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer) {
  const { status, headers, body } = chooseForm(answer, request.headers)
  return reply.code(status).headers(headers).send(body)
}

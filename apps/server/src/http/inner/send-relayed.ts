import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendRanged } from '../media/send-ranged.ts'
import type { Relayed } from './create-relay.ts'

/** Of texts; video is as small as it gets. Few words, so that equal questions stay equal. */
export function chooseEncoding({ headers, method, url }: FastifyRequest): string {
  const accepted = headers['accept-encoding'] ?? ''
  if (!/\.(m3u8|vtt)(\?|$)/.test(url) || headers.range !== undefined || method === 'HEAD') return ''
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : ''
}

/** As this process would have answered itself. */
export function sendRelayed(request: FastifyRequest, reply: FastifyReply, answer: Relayed) {
  const { status, headers, body } = answer
  const { etag, 'content-type': type = 'application/octet-stream', ...rest } = headers
  reply.headers(rest)
  if (status === 200 && etag && request.headers['if-none-match']?.includes(etag))
    return reply.header('etag', etag).code(304).send()
  const isRanged = status === 200 && etag && headers['content-encoding'] === undefined
  if (isRanged)
    return sendRanged(request, reply, {
      type,
      sizeBytes: body.length,
      etag,
      read: ({ start, end }) => body.subarray(start, end + 1),
    })
  if (etag) reply.header('etag', etag)
  return reply.code(status).type(type).send(body)
}

import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ByteRange, readRange } from './read-range.ts'

export interface RangedBody {
  type: string
  sizeBytes: number
  /** With its quotes; strong: the same bytes each time. */
  etag: string
  read(range: ByteRange): Buffer | Readable | Promise<Readable>
}

/** Sends a file or the part of it that is asked for. For routes that answer GET and HEAD themselves. */
export async function sendRanged(request: FastifyRequest, reply: FastifyReply, body: RangedBody) {
  const { type, sizeBytes, etag } = body
  reply.header('etag', etag).header('accept-ranges', 'bytes')
  if (isSame(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const isHead = request.method === 'HEAD'
  const ifRange = request.headers['if-range']
  // A client that has the beginning of other bytes gets all of these.
  const isWanted = !isHead && (ifRange === undefined || ifRange === etag)
  const range = isWanted ? readRange(request.headers.range, sizeBytes) : null
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .header('cache-control', 'no-store')
      .header('content-range', `bytes */${sizeBytes}`)
      .send()
  const { start, end } = range ?? { start: 0, end: sizeBytes - 1 }
  // First: where it cannot be read, the refusal must not look like a part of it.
  const bytes = isHead ? undefined : await body.read({ start, end })
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${sizeBytes}`)
  reply.type(type).header('content-length', end - start + 1)
  return reply.send(bytes)
}

function isSame(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header === '*' || header.split(',').some(each => each.trim().replace(/^W\//, '') === etag)
}

import type { IncomingMessage } from 'node:http'
import { ApiError } from '../api/api-error.ts'

const maxBytes = 1_000_000

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > maxBytes)
      throw new ApiError(413, { type: 'invalid_request_error', message: 'The request is too large.' })
  }
  return Buffer.concat(chunks).toString('utf8')
}

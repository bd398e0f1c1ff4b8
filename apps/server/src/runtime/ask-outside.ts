import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { lookUpPublic } from './public-address.ts'

interface OutsideRequest {
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  timeoutMs: number
  /** Of the answer no more is read. */
  maxBytes: number
  /** The deployment lets such requests into its own network. */
  toPrivate: boolean
}

export interface OutsideAnswer {
  status: number
  text: string
}

/**
 * Asks an address that somebody typed: follows nothing, reads the start of the answer, and connects only to what is
 * public, whatever a name server says between two questions. Rejects with NOT_PUBLIC elsewhere.
 */
export function askOutside(url: string, { method, headers = {}, body, ...limits }: OutsideRequest) {
  const { timeoutMs, maxBytes, toPrivate } = limits
  const options = {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) },
    // A connection of its own: nothing of another receiver is kept.
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    ...(toPrivate ? {} : { lookup: lookUpPublic }),
  }
  const request = new URL(url).protocol === 'http:' ? requestPlain : requestSecure
  return new Promise<OutsideAnswer>((resolve, reject) => {
    const sending = request(url, options, response => {
      readStart(response, maxBytes).then(text => resolve({ status: response.statusCode ?? 0, text }), reject)
    })
    sending.on('error', reject)
    sending.end(body)
  })
}

async function readStart(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  // Leaving the loop closes the connection.
  for await (const chunk of response) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= maxBytes) break
  }
  const text = Buffer.concat(chunks).subarray(0, maxBytes).toString()
  return text.replaceAll('\0', '').toWellFormed()
}

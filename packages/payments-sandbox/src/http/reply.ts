import type { ServerResponse } from 'node:http'
import { ApiError } from '../api/api-error.ts'
import type { SandboxParts } from '../sandbox-parts.ts'

type Headers = { [name: string]: string }
export type Reply = { status: number; headers: Headers; body: string }

export function sendReply(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers })
  response.end(body)
}

export function jsonReply(status: number, body: object, headers: Headers = {}): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body),
  }
}

export function errorReply({ logError }: SandboxParts, error: unknown, headers: Headers = {}): Reply {
  if (error instanceof ApiError) return jsonReply(error.status, { error: error.body }, headers)
  logError(error)
  return jsonReply(500, { error: { type: 'api_error', message: 'The sandbox failed.' } }, headers)
}

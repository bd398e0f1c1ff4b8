import type { ServerResponse } from 'node:http'

export type Reply = { status: number; headers: { [name: string]: string }; body: string }

export function sendReply(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers })
  response.end(body)
}

export function jsonReply(status: number, body: object, headers: { [name: string]: string } = {}): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body),
  }
}

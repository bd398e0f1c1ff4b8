import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { serveControl } from '../control/serve-control.ts'
import type { SandboxParts } from '../sandbox-parts.ts'
import { sendReply } from './reply.ts'
import { serveApi } from './serve-api.ts'

/** It listens before its parts are there: who cannot have the port must not touch the state. */
export function createHttpServer(ready: Promise<SandboxParts>, logError: (error: unknown) => void): Server {
  const server = createServer((request, response) => {
    serve(ready, request, response).catch(error => {
      logError(error)
      response.destroy()
    })
  })
  server.requestTimeout = 30_000
  server.headersTimeout = 10_000
  return server
}

async function serve(
  ready: Promise<SandboxParts>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const parts = await ready
  const path = request.url ?? '/'
  if (path.startsWith('/v1/') && request.method === 'OPTIONS') return sendReply(response, allowOrigins)
  if (path.startsWith('/v1/')) return await serveApi(parts, request, response)
  if (path.startsWith('/sandbox/')) return sendReply(response, await serveControl(parts, request))
  sendReply(response, { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' })
}

/** What a browser asks before it calls with the public key; nothing of it depends on cookies. */
const allowOrigins = {
  status: 204,
  headers: {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers':
      'authorization, content-type, idempotency-key, stripe-account, stripe-version',
    'access-control-max-age': '600',
  },
  body: '',
}

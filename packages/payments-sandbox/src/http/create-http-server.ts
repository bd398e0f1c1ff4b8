import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { ApiError } from '../api/api-error.ts'
import { serveControl } from '../control/serve-control.ts'
import { servePage } from '../pages/serve-page.ts'
import type { SandboxParts } from '../sandbox-parts.ts'
import { sendReply } from './reply.ts'
import { serveApi } from './serve-api.ts'

/** It listens before its parts are there: who cannot have the port leaves the state alone. */
export function createHttpServer(ready: Promise<SandboxParts>, logError: (error: unknown) => void): Server {
  const server = createServer((request, response) => {
    serve(ready, request, response).catch(error => {
      // What the API refuses of a form was made by hand; nobody waits for words.
      if (!(error instanceof ApiError)) logError(error)
      if (response.headersSent) response.destroy()
      else
        sendReply(response, { status: 400, headers: { 'content-type': 'text/plain' }, body: 'Bad request' })
    })
  })
  server.requestTimeout = 30_000
  server.headersTimeout = 10_000
  // Longer than clients keep theirs: one that is closed under a request looks like a fault that nobody asked for.
  server.keepAliveTimeout = 65_000
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
  sendReply(response, await servePage(parts, request))
}

/** What a browser asks before it calls with the public key; nothing of it depends on cookies. */
const allowOrigins = {
  status: 204,
  headers: {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'authorization, content-type, stripe-account',
    'access-control-max-age': '600',
  },
  body: '',
}

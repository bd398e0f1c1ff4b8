import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { DevApp } from './open-vite.ts'

export interface PassOnOptions {
  port: number
  whenReady: () => Promise<void>
  apps: readonly DevApp[]
}

/** Sends a request to the server behind us. The request waits while the server starts. */
export async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { port, whenReady, apps }: PassOnOptions,
): Promise<void> {
  await whenReady()
  const { 'if-none-match': _kept, 'accept-encoding': _packed, ...headers } = request.headers
  const asked = ask(
    { host: '127.0.0.1', port, method: request.method, path: request.url, headers },
    answer => void give(answer, response, apps),
  )
  asked.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
  response.on('close', () => asked.destroy())
  request.pipe(asked)
}

/** Pages get what Vite needs in their head; their policy would refuse it. */
async function give(
  answer: IncomingMessage,
  response: ServerResponse,
  apps: readonly DevApp[],
): Promise<void> {
  const { 'content-security-policy': _policy, 'content-length': length, ...headers } = answer.headers
  const status = answer.statusCode ?? 502
  if (!headers['content-type']?.startsWith('text/html')) {
    response.writeHead(status, { ...headers, ...(length === undefined ? {} : { 'content-length': length }) })
    answer.pipe(response)
    return
  }
  const html = await text(answer)
  const app = apps.find(({ base }) => html.includes(`"${base}src/main.tsx"`))
  const head = app ? await app.makeHead() : ''
  response.writeHead(status, headers).end(html.replace('<head>', () => `<head>\n${head}`))
}

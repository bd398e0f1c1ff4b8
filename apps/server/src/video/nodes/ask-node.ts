import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import https from 'node:https'
import type { Readable } from 'node:stream'
import type { Node } from '../../context/nodes.ts'
import type { InnerSigner } from '../../runtime/inner-signer.ts'

export const innerHeader = 'x-grandstand-inner'

/** Questions that wait, such as those for a part that is still to come, hold a connection each. */
const agentOptions = { keepAlive: true, maxSockets: 512, maxFreeSockets: 32 }
const agents = { http: new http.Agent(agentOptions), https: new https.Agent(agentOptions) }

export interface NodeQuestion {
  method: string
  path: string
  headers?: OutgoingHttpHeaders
  body?: Readable
  signal: AbortSignal
}

/** Asks another process over its own listener; the answer comes as it is, whatever its status. */
export function askNode(
  inner: InnerSigner,
  { url }: Pick<Node, 'url'>,
  { method, path, headers = {}, body, signal }: NodeQuestion,
): Promise<IncomingMessage> {
  const isSecure = url.startsWith('https:')
  return new Promise((resolve, reject) => {
    const options = {
      method,
      signal,
      agent: isSecure ? agents.https : agents.http,
      headers: { ...headers, [innerHeader]: inner.sign(method, path) },
    }
    const sent = (isSecure ? https : http).request(new URL(path, url), options)
    sent.on('error', reject)
    sent.on('response', resolve)
    if (!body) return sent.end()
    body.on('error', error => sent.destroy(error))
    body.pipe(sent)
  })
}

export async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer) {
    length += chunk.length
    if (length > maxBytes) throw new Error('The answer of another process is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

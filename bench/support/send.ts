import { type Agent, request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'

export interface Sent {
  agent: Agent
  headers?: Record<string, string>
  /** Makes it a POST. */
  body?: object
  /** Unpacks it, if it came packed. */
  isText?: boolean
}

/** On the agent's connections; anything but 200 is an error. */
export function send(url: string, { agent, headers = {}, body, isText = false }: Sent): Promise<Buffer> {
  const text = body && JSON.stringify(body)
  const ofBody = text && {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
  }
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method: text ? 'POST' : 'GET', headers: { ...headers, ...ofBody } })
    sent.on('error', reject)
    sent.on('response', response => {
      const chunks: Buffer[] = []
      // One that is cut off in the middle has no end to wait for.
      response.on('error', reject)
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const isPacked = isText && response.headers['content-encoding'] === 'br'
        if (response.statusCode === 200) resolve(isPacked ? brotliDecompressSync(bytes) : bytes)
        else reject(new Error(`${url}: ${response.statusCode} ${bytes.subarray(0, 200)}`))
      })
    })
    sent.end(text)
  })
}

import { type Agent, request } from 'node:http'

export interface Sent {
  agent: Agent
  headers?: Record<string, string>
  /** Makes it a POST. */
  body?: object
}

/** On the agent's connections; anything but 200 is an error. */
export function send(url: string, { agent, headers = {}, body }: Sent): Promise<Buffer> {
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
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        if (response.statusCode === 200) resolve(bytes)
        else reject(new Error(`${url}: ${response.statusCode} ${bytes.subarray(0, 200)}`))
      })
    })
    sent.end(text)
  })
}

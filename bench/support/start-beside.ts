import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { startDemoServer } from '../../e2e/support/demo-server.ts'

export interface Beside {
  url: string
  pid: number
  startSeconds: number
  /** The answer as text. */
  ask(path: string, headers?: Record<string, string>): Promise<string>
  stop(): Promise<void>
}

const secretKey = randomBytes(32).toString('base64')

/** A server on a database of the bench's own, with a data folder of its own. */
export async function startBeside(databaseUrl: string): Promise<Beside> {
  const startedAtMs = performance.now()
  const server = await startDemoServer({ DATABASE_URL: databaseUrl, DEMO: '0', SECRET_KEY: secretKey })
  const startSeconds = (performance.now() - startedAtMs) / 1000
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    url: server.url,
    pid: server.pid,
    startSeconds,
    ask: (path, headers = {}) => ask(server.url + path, headers, agent),
    async stop() {
      agent.destroy()
      await server.stop()
    },
  }
}

/** Not by `fetch`, which names its own host. */
function ask(url: string, headers: Record<string, string>, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, async response => {
      try {
        let text = ''
        for await (const chunk of response.setEncoding('utf8')) text += chunk
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`${url}: ${response.statusCode} ${text.slice(0, 200)}`))
      } catch (error) {
        reject(error)
      }
    })
    sent.on('error', reject)
    sent.end()
  })
}

import { createServer, type IncomingMessage, request } from 'node:http'

/** A call to the payment provider, on its way there or back. */
export interface Passage {
  when: 'before' | 'after'
  /** Without ids: `GET /v1/payment_intents/:id`. */
  call: string
}

/** `cut`: the connection breaks here. `silence`: no answer and no error comes back. */
export type Obstacle = 'cut' | 'silence' | undefined
export type Watcher = (passage: Passage) => Obstacle | Promise<Obstacle>

export interface ProviderGate {
  url: string
  /** How long callers have waited for the provider so far. Calls at the same time count once. */
  providerMs(): number
  /** One at a time. */
  watch(watcher: Watcher | null): void
  /** As if we had never sent them: the names of attempts, and whose an object is. */
  forget(what: { keys: boolean; marks: boolean }): void
  close(): void
}

/** Stands between our server and the payment provider, so that a fault can come at any step of a purchase. */
export async function openGate(providerPort: number): Promise<ProviderGate> {
  let watcher: Watcher | null = null
  let forgotten = { keys: false, marks: false }
  const clock = openClock()
  const server = createServer(async (asked, answer) => {
    const body = await readAll(asked)
    const call = nameCall(asked)
    const pass = async (when: Passage['when']) => {
      const obstacle = await watcher?.({ when, call })
      if (obstacle === 'cut') answer.destroy()
      return obstacle === undefined
    }
    if (!(await pass('before'))) return
    const { 'idempotency-key': key, ...headers } = asked.headers
    const sent = forgotten.marks ? withoutMarks(body) : body
    clock.begin()
    const passedOn = request({
      host: '127.0.0.1',
      port: providerPort,
      method: asked.method,
      path: asked.url,
      agent: false,
      headers: {
        ...headers,
        ...(sent === '' ? {} : { 'content-length': String(Buffer.byteLength(sent)) }),
        ...(key === undefined || forgotten.keys ? {} : { 'idempotency-key': key }),
      },
    })
    passedOn.on('error', () => answer.destroy())
    passedOn.once('close', clock.end)
    passedOn.on('response', async response => {
      const text = await readAll(response).catch(() => null)
      if (text === null) return answer.destroy()
      if (!(await pass('after'))) return
      answer.writeHead(response.statusCode ?? 500, response.headers).end(text)
    })
    passedOn.end(sent)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The gate listens nowhere')
  return {
    url: `http://127.0.0.1:${address.port}`,
    providerMs: clock.read,
    watch(next) {
      watcher = next
    },
    forget(what) {
      forgotten = what
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Runs while at least one thing does. */
function openClock() {
  let running = 0
  let startedAtMs = 0
  let spentMs = 0
  const sinceMs = () => (running === 0 ? 0 : performance.now() - startedAtMs)
  return {
    begin() {
      if (running === 0) startedAtMs = performance.now()
      running += 1
    },
    end() {
      if (running === 1) spentMs += sinceMs()
      running -= 1
    },
    read: () => spentMs + sinceMs(),
  }
}

function nameCall({ method, url = '' }: IncomingMessage): string {
  const [, version, kind, id, ...rest] = url.split('?')[0]?.split('/') ?? []
  return `${method} /${[version, kind, ...(id === undefined ? [] : [':id']), ...rest].join('/')}`
}

function withoutMarks(body: string): string {
  const form = new URLSearchParams(body)
  for (const name of ['metadata[channel]', 'metadata[order]']) form.delete(name)
  return form.toString()
}

async function readAll(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  method: string
  path: string
  query: URLSearchParams
  body: unknown
  headers: IncomingHttpHeaders
  /** Settles when the other side has hung up or has its answer. */
  closed: Promise<'answered' | 'hung up'>
  /** From now on nothing more comes. */
  fallSilent(): void
}

export type Behaviour = (received: Received, res: ServerResponse) => void

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Behaviour =>
  (_, res) => {
    res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }
export const refusal = (status: number, code: string, fields?: Record<string, string>): Behaviour =>
  json(status, { error: { code, message: `refused: ${code}`, fields, request_id: `r-${status}` } })
export const page =
  (status: number, text: string): Behaviour =>
  (_, res) => {
    res.writeHead(status, { 'content-type': 'text/html' }).end(text)
  }
export const hang: Behaviour = received => received.fallSilent()
export const hangAfterTheHead: Behaviour = (received, res) => {
  res.writeHead(200, { 'content-type': 'application/json' }).write('{"items":')
  received.fallSilent()
}
export const resetTheSocket: Behaviour = (_, res) => {
  res.socket?.resetAndDestroy()
}
export const sendHalfTheBody: Behaviour = (_, res) => {
  res.writeHead(200, { 'content-length': '100' }).write('{"items":[')
  setTimeout(() => res.socket?.destroy(), 5)
}
export const redirect =
  (status: number, location: string): Behaviour =>
  (_, res) => {
    res.writeHead(status, { location }).end()
  }
export const late =
  (ms: number, then: Behaviour): Behaviour =>
  (received, res) => {
    setTimeout(() => then(received, res), ms)
  }

/** A real server that does as it is told: each route plays its behaviours in turn and repeats the last. */
export async function startMisbehavingServer() {
  const received: Received[] = []
  const silence = new EventEmitter()
  const scripts = new Map<string, Behaviour[]>()

  const server = createServer(async (req, res) => {
    const url = new URL(req.url ?? '', 'http://localhost')
    let text = ''
    for await (const chunk of req) text += chunk
    const closed = new Promise<'answered' | 'hung up'>(resolve => {
      res.on('close', () => resolve(res.writableFinished ? 'answered' : 'hung up'))
    })
    const record: Received = {
      method: req.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      body: text === '' ? null : JSON.parse(text),
      headers: req.headers,
      closed,
      fallSilent: () => silence.emit('fallen'),
    }
    received.push(record)
    const script = scripts.get(`${record.method} ${record.path}`) ?? []
    const behave = script.length > 1 ? script.shift() : script[0]
    if (behave) behave(record, res)
    else page(418, `${record.method} ${record.path} has no script`)(record, res)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${isAddressInfo(address) ? address.port : 0}`

  let issued = 0
  const behaveAs = (route: `${'GET' | 'POST' | 'DELETE'} /${string}`, ...behaviours: Behaviour[]) =>
    scripts.set(route, behaviours)
  behaveAs('GET /api/channel-config', json(200, { channel_key: 'from-config' }))
  behaveAs('POST /api/get_api_key', (_, res) => {
    issued++
    json(200, { api_key: `key-${issued}`, expires_at: '2030-01-01T00:00:00Z' })(_, res)
  })

  return {
    url,
    behaveAs,
    received,
    /** Settles when a request is left without an answer. */
    silent: (signal?: AbortSignal) => once(silence, 'fallen', { signal }),
    /** The requests to one path below the API. */
    to: (path: string) => received.filter(each => each.path === `/api${path}`),
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export type MisbehavingServer = Awaited<ReturnType<typeof startMisbehavingServer>>

function isAddressInfo(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}

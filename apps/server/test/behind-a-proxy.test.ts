import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import { limits } from '@grandstand/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../src/config/read-config.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

/** What a proxy makes of the addresses that a visitor claims. */
type Forwards = (claimed: string | undefined, ip: string) => string
const append: Forwards = (claimed, ip) => (claimed === undefined ? ip : `${claimed}, ${ip}`)
const replace: Forwards = (_claimed, ip) => ip

const proxies: Server[] = []
const portOf = (server: Server) => {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port')
  return address.port
}

/** Passes requests on to a port of this machine, as nginx does with `proxy_pass`. */
async function openProxy(port: number, forwards: Forwards): Promise<number> {
  const proxy = createServer((asked, answer) => {
    const { 'x-forwarded-for': claimed, ...rest } = asked.headers
    const from = forwards(claimed?.toString(), asked.socket.remoteAddress ?? '')
    const headers = { ...rest, 'x-forwarded-for': from, 'x-forwarded-proto': 'https' }
    const { method, url: path } = asked
    const passed = request({ host: '127.0.0.1', port, method, path, headers, agent: false })
    passed.on('response', response => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  }).listen(0, '127.0.0.1')
  proxies.push(proxy)
  await once(proxy, 'listening')
  return portOf(proxy)
}

interface Sent {
  port: number
  path: string
  /** Where on this machine the visitor sits. */
  from?: string | undefined
  claimed?: string | undefined
  body?: object
}

async function send({ port, path, from = '127.0.0.2', claimed, body }: Sent) {
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    method: body ? 'POST' : 'GET',
    localAddress: from,
    agent: false,
    headers: {
      host: 'alpha.test',
      ...(claimed === undefined ? {} : { 'x-forwarded-for': claimed }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
  })
  sent.end(body && JSON.stringify(body))
  const [response] = await once(sent, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode, headers: response.headers, text: Buffer.concat(chunks).toString() }
}

const trusting = (TRUST_PROXY: string) => ({ trustProxy: readConfig({ TRUST_PROXY }).trustProxy })

describe('behind a proxy', () => {
  let byNumber: TestServer
  let byNetwork: TestServer
  let ports: Record<'appending' | 'replacing' | 'outer' | 'listed', number>
  beforeAll(async () => {
    byNumber = await startTestServer({ config: trusting('1') })
    byNetwork = await startTestServer({ config: trusting('127.0.0.1, 10.0.0.0/8'), beside: byNumber })
    const port = Number(new URL(byNumber.url).port)
    const appending = await openProxy(port, append)
    const listed = await openProxy(Number(new URL(byNetwork.url).port), append)
    ports = {
      appending,
      replacing: await openProxy(port, replace),
      listed,
      outer: await openProxy(listed, append),
    }
    // Each test has one window of the limits.
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterAll(async () => {
    vi.useRealTimers()
    for (const proxy of proxies) proxy.close()
    await byNetwork.stop()
    await byNumber.stop()
  })

  const kinds = ['appending', 'replacing', 'listed', 'outer'] as const

  it.each(kinds)('wrong logins count for who sends them, whatever they claim: %s', async kind => {
    const email = `${kind}@example.com`
    const api_key = await byNumber.anonymousKey()
    const attempt = async (claimed: string, from?: string) => {
      const body = { email, password: 'a wrong one', api_key }
      return (await send({ port: ports[kind], path: '/api/v2/auth/login', claimed, from, body })).status
    }
    const statuses: number[] = []
    for (let count = 0; count < 12; count += 1) statuses.push(await attempt(`203.0.113.${count}`))
    const { max } = limits.login_failure
    expect(statuses).toEqual(Array.from({ length: 12 }, (_, index) => (index < max ? 401 : 429)))
    // A neighbour of the same proxy is somebody else.
    expect(await attempt('203.0.113.1', '127.0.0.3')).toBe(401)
  })

  it.each(kinds)('figures of the machine stay closed to those who claim to sit at it: %s', async kind => {
    for (const claimed of ['127.0.0.1', '::1', undefined]) {
      const { status } = await send({ port: ports[kind], path: '/metrics', claimed })
      expect(status).toBe(404)
    }
    const { port } = new URL(byNumber.url)
    const straight = await send({ port: Number(port), path: '/metrics', from: '127.0.0.1' })
    expect(straight.status).toBe(200)
  })

  it('an answer over https says so to browsers, if a proxy that is trusted says it', async () => {
    const through = async (port: number) =>
      (await send({ port, path: '/healthz' })).headers['strict-transport-security']
    expect(await through(ports.appending)).toBeDefined()
    expect(await through(ports.listed)).toBeDefined()
    const far = await startTestServer({ config: trusting('192.0.2.7'), beside: byNumber })
    const strange = await openProxy(Number(new URL(far.url).port), append)
    expect(await through(strange).finally(() => far.stop())).toBeUndefined()
  })
})

describe('TRUST_PROXY', () => {
  it.each([
    ['', false],
    ['0', false],
    ['false', false],
    ['1', 1],
    ['2', 2],
    ['10.1.2.3', ['10.1.2.3/32']],
    ['10.0.0.0/8, fd00::/8,::1', ['10.0.0.0/8', 'fd00::/8', '::1/128']],
  ])('takes a number of proxies, or their networks: %j', (text, expected) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(expected)
  })

  it.each([
    'true',
    'yes',
    '-1',
    '1.5',
    '10',
    '10.0.0.0/33',
    '10.0.0.0/',
    '0.0.0.0/0',
    '::/0',
    'proxy.local',
    '1,2',
  ])('refuses a start with %j, in a sentence', text => {
    expect(() => readConfig({ TRUST_PROXY: text })).toThrow(
      expect.objectContaining({
        name: 'StartError',
        message: expect.stringMatching(/TRUST_PROXY: must be the number of proxies .* or their networks/),
      }),
    )
  })
})

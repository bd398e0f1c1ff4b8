import { connect } from 'node:net'
import { join } from 'node:path'
import { limits } from '@grandstand/contract'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../../../e2e/support/demo-server.ts'
import { makeTestFolder, serveTests } from './serve-tests.ts'
import { askHttp } from './start-test-server.ts'
import { hasVarnish, startVarnish } from './varnish.ts'

const secretKey = 'a secret that the edge has keys of alone'

const isHere = await hasVarnish()
const server = await serveTests({ config: { secretKey } })

it('marks a page that an edge may give to others: of no visitor who shows a cookie, and of no clip', async () => {
  const mark = async (path: string, headers = {}) =>
    (await server.ask(path, { headers: { accept: 'text/html', ...headers } })).headers['surrogate-control']
  expect(await mark('/')).toBe('max-age=1')
  expect(await mark('/', { 'accept-language': 'fr' })).toBe('max-age=1')
  expect(await mark('/', { cookie: 'notice_closed=1' })).toBeUndefined()
  expect(await mark('/', { 'x-kept-page': '1' })).toBeUndefined()
  expect(await mark('/watch_library/1')).toBeUndefined()
  expect(await mark('/?preview=x')).toBeUndefined()
})

describe.runIf(isHere)('pages through an edge by the file that comes with the product', async () => {
  if (!isHere) return
  const dir = await makeTestFolder('grandstand-edge-')
  const [port, proxyPort] = [await freePort(), await freePort()]
  const upstreamPort = Number(new URL(server.url).port)
  const edge = await startVarnish({ dir: join(dir, 'edge'), port, upstreamPort, secretKey, proxyPort })
  afterAll(() => edge.stop())

  it('gives each visitor the page that the server would give them, by language, cookies and wishes', async () => {
    const addresses = ['/', '/schedule', '/nowhere']
    const visitors = [
      {},
      { 'accept-language': 'fr' },
      { 'accept-language': 'bg, en;q=0.5' },
      { dnt: '1' },
      { 'x-kept-page': '1' },
      { cookie: 'interface_language=bg' },
      { cookie: 'notice_closed=1' },
      { cookie: 'time_zone=Asia/Tokyo' },
      { cookie: 'school=none' },
      { cookie: 'interface_language=fr; notice_closed=1' },
      { cookie: 'session=somebody' },
    ].flatMap(headers =>
      ['br, gzip', 'gzip', 'identity'].map(encoding => ({
        accept: 'text/html',
        'accept-encoding': encoding,
        ...headers,
      })),
    )
    const facts = ['content-security-policy', 'content-encoding', 'set-cookie', 'etag', 'vary'] as const
    let kept = 0
    for (const address of addresses)
      for (const headers of visitors) {
        const own = await askHttp(server.url, address, { headers })
        // The second may come out of the cache.
        for (const through of [
          await askHttp(edge.url, address, { headers }),
          await askHttp(edge.url, address, { headers }),
        ]) {
          expect(through.status, `${address} ${JSON.stringify(headers)}`).toBe(own.status)
          expect(through.bytes.equals(own.bytes), `${address} ${JSON.stringify(headers)}`).toBe(true)
          for (const fact of facts) expect(through.headers[fact]).toEqual(own.headers[fact])
          if (through.headers['x-cache'] === 'HIT') {
            expect(headers).not.toHaveProperty('cookie')
            kept += 1
          }
        }
      }
    expect(kept).toBeGreaterThan(addresses.length)
    // Another host is another channel, or none.
    const ofHost = (url: string, host: string) =>
      askHttp(url, '/', { host, headers: { accept: 'text/html' } })
    for (const host of ['beta.test', 'nobody.test']) {
      const own = await ofHost(server.url, host)
      const through = await ofHost(edge.url, host)
      expect([through.status, through.text]).toEqual([own.status, own.text])
    }
    expect((await ofHost(edge.url, 'nobody.test')).status).toBe(404)
  })

  /** By a connection that what ends TLS has passed on. */
  function askByTls(from: string, path: string, body?: object): Promise<string> {
    const text = body === undefined ? '' : JSON.stringify(body)
    const lines = [
      `PROXY TCP4 ${from} 203.0.113.1 50000 443`,
      `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`,
      'Host: alpha.test',
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${text.length}`,
    ]
    return new Promise((resolve, reject) => {
      const socket = connect(proxyPort, '127.0.0.1')
      let answer = ''
      socket.on('error', reject)
      socket.on('data', said => {
        answer += said
      })
      socket.on('close', () => resolve(answer))
      socket.write(`${lines.join('\r\n')}\r\n\r\n${text}`)
    })
  }

  it('tells the server who asks, whatever they claim, and takes it from what ends TLS before it', async () => {
    // One window of the limit.
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const wrong = {
        email: 'fan@example.com',
        password: 'a wrong one',
        api_key: await server.anonymousKey(),
      }
      const login = '/api/v2/auth/login'
      const { max } = limits.login_failure
      const statuses: number[] = []
      for (let count = 0; count <= max; count += 1) {
        const headers = { 'x-forwarded-for': `203.0.113.${count + 20}` }
        statuses.push((await askHttp(edge.url, login, { body: wrong, headers })).status)
      }
      expect(statuses.slice(-2)).toEqual([401, 429])
      expect(await askByTls('203.0.113.9', login, wrong)).toMatch(/^HTTP\/1.1 401 /)
    } finally {
      vi.useRealTimers()
    }
  })

  it('says that a visitor came by TLS if they did, not if they say so', async () => {
    const claims = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'beta.test', accept: 'text/html' }
    const { headers, text } = await askHttp(edge.url, '/', { headers: claims })
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(text).toContain('Channel alpha')
    expect(await askByTls('203.0.113.9', '/')).toMatch(/^HTTP\/1.1 200 [\s\S]*strict-transport-security/i)
  })

  it('keeps programs and pictures for everybody', async () => {
    const ask = (path: string) => askHttp(edge.url, path, {})
    const page = await ask('/')
    const [program = ''] = page.text.match(/\/assets\/[\w.-]+\.js/) ?? []
    expect((await ask(program)).status).toBe(200)
    const kept = await ask(program)
    expect([kept.status, kept.headers['x-cache']]).toEqual([200, 'HIT'])
    expect(kept.bytes.equals((await server.ask(program)).bytes)).toBe(true)
    const missing = await ask('/assets/none.js')
    expect([missing.status, (await ask('/assets/none.js')).headers['x-cache']]).toEqual([404, 'MISS'])
  })
})

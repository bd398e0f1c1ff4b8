import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { errorCatalogue, openApi } from '@grandstand/contract'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { cutUnread } from '../src/http/cut-unread.ts'
import { createHotFiles } from '../src/http/media/create-hot-files.ts'
import { createLog } from '../src/runtime/create-log.ts'
import { redact } from '../src/runtime/redact.ts'
import { buildChannel } from './channel-builder.ts'
import { serveTests } from './serve-tests.ts'
import { startTestServer } from './start-test-server.ts'

const channels = [
  buildChannel('alpha', { allowed_origins: ['https://school.example'] }),
  buildChannel('beta'),
]
const server = await serveTests({ channels })

interface Board {
  panels: { targets: { expr: string }[] }[]
}
interface Alerts {
  groups: { rules: { expr: string }[] }[]
}

/** What Prometheus itself knows. */
const ownWords = /^(?:up|sum|max|min|rate|increase|absent|by|or)$/

/** The metrics that an expression is about. */
function listMetrics(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]/g, '').replace(/\bby \([^)]*\)/g, '')
  const words = bare.match(/[a-z_]+/g) ?? []
  return words.filter(word => !ownWords.test(word))
}

const canary = 'canary-'.padEnd(43, 'x')

describe('an error', () => {
  it('has a code, the catalogue text and a request id, and no internal details', async () => {
    const { status, json } = await server.ask('/api/pages/999999')
    expect(status).toBe(404)
    expect(json).toEqual({
      error: { code: 'not_found', message: 'Not found', request_id: expect.any(String) },
    })
  })

  it('never echoes the requested address', async () => {
    for (const path of [
      `/api/nowhere?api_key=${canary}`,
      `/assets/${canary}.js`,
      `/images/alpha/${canary}`,
    ]) {
      const { status, text } = await server.ask(path)
      expect(status).toBe(404)
      expect(text).not.toContain(canary)
    }
    const page = await server.ask(`/nowhere?api_key=${canary}`)
    expect(page.status).toBe(404)
    expect(page.text).not.toContain(canary)
  })

  it('with a 5xx status says only that something went wrong', async () => {
    const broken = await startTestServer()
    await broken.ctx.db.execute('alter table faq_entries rename to gone')
    const { status, text } = await broken.ask('/api/faq')
    await broken.stop()
    expect(status).toBe(500)
    expect(JSON.parse(text).error.message).toBe(errorCatalogue.internal.message)
    expect(text).not.toMatch(/faq_entries|select|stack|\.ts/)
  })
})

describe('the log', () => {
  it('holds no key, token, code, state, password or signature', () => {
    const names = ['api_key', 'channel_key', 'token', 'code', 'state', 'password', 'sig']
    const address = `/api/x?${names.map(name => `${name}=${canary}`).join('&')}&page=2`
    expect(redact(address)).not.toContain(canary)
    expect(redact(address)).toContain('page=2')
    expect(redact(`/x?API_KEY=${canary}&api_key[]=${canary}`)).not.toContain(canary)
  })

  it.each([
    `/api/x?api%5Fkey=${canary}&page=2`,
    `/api/x?%61pi%5fkey%5B0%5D=${canary}&page=2`,
    `/login?return=%2Fx%3Fapi_key%3D${canary}&page=2`,
    `/?preview=${canary}&page=2`,
    `/media/${canary}/source/index.m3u8?page=2`,
    `/%6Dedia/${canary}/grant?page=2`,
    `https://alpha.test/clips/12/${canary}/cut-1.mp4?page=2`,
    `/share/12/${canary}?page=2`,
    `/embed/clip/12/${canary}?page=2`,
    `/api/shared-clip?id=12&uuid=${canary}&page=2`,
    `/oembed?url=https%3A%2F%2Falpha.test%2Fshare%2F12%2F${canary}&page=2`,
  ])('holds no secret of %s', address => {
    expect(redact(address)).not.toContain(canary)
    expect(redact(address)).toContain('page=2')
  })

  it('and the report of errors hold no secret of a request that failed', async () => {
    const { db, mediaTokens } = server.ctx
    const token = mediaTokens.write({
      channelId: server.alphaId,
      videoId: 1,
      scope: null,
      playbackId: 'p'.repeat(16),
      device: null,
      expiresAt: new Date(Date.now() + 60_000),
    })
    await db.execute('alter table faq_entries rename to gone')
    expect((await server.ask(`/api/faq?api%5Fkey=${canary}`)).status).toBe(500)
    await db.execute('alter table gone rename to faq_entries')
    await db.execute('alter table media_captions rename to gone')
    expect((await server.ask(`/media/${token}/captions-1.vtt`)).status).toBe(500)
    await db.execute('alter table gone rename to media_captions')
    const read = async () => (await db.execute(sql`select * from server_errors`)).rows
    await expect.poll(async () => (await read()).length, { timeout: 10_000 }).toBe(2)
    const report = JSON.stringify(await read())
    expect(report).toContain('GET /media/…/captions-1.vtt')
    expect(report).not.toContain(canary)
    expect(report).not.toContain(token)
  })

  it('holds no query parameters of the database', async () => {
    const lines: string[] = []
    const log = createLog('error', { destination: { write: line => lines.push(line) } })
    const error = await server.ctx.db
      .execute(sql`select ${canary} from nowhere`)
      .catch((failed: unknown) => failed)
    log.error({ error }, 'A query failed')
    expect(lines.join()).toContain('nowhere')
    expect(lines.join()).not.toContain(canary)
  })

  it('holds nothing of a request’s content, even across lines', async () => {
    const lines: string[] = []
    const log = createLog('error', { destination: { write: line => lines.push(line) } })
    const sent = `one\n${canary}\n    at ${canary} (/somewhere.ts:1:1)\nparams: ${canary}`
    const error = await server.ctx.db
      .execute(sql`select ${sent} from nowhere`)
      .catch((failed: unknown) => failed)
    log.error({ error }, 'A query failed')
    expect(lines.join()).toContain('nowhere')
    expect(lines.join()).toContain('hardening.test.ts')
    expect(lines.join()).not.toContain(canary)
  })
})

describe('bodies, headers and addresses out of bounds', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    server.ask('/api/get_api_key', { body, headers })

  it.each([
    ['half a body', '{"channel_key":', 400],
    ['an empty body', '', 400],
    ['an array', '[]', 400],
    ['a string', '"x"', 400],
    ['null', 'null', 400],
    ['a prototype', '{"__proto__":{"x":1},"channel_key":"alpha"}', 400],
    ['too much', `{"channel_key":"${'x'.repeat(70_000)}"}`, 413],
  ])('%s is refused', async (_name, body, status) => {
    expect((await post(body)).status).toBe(status)
  })

  it.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
  ])('a body as %s is refused', async type => {
    const answer = await post('channel_key=alpha', { 'content-type': type })
    expect(answer.status).toBe(415)
    expect(answer.json.error.code).toBe('unsupported_media_type')
  })

  it('long addresses and heads are refused', async () => {
    expect((await server.ask(`/api/menu?x=${'y'.repeat(15_000)}`)).status).toBe(400)
    expect((await server.ask('/api/menu', { headers: { cookie: 'a'.repeat(20_000) } })).status).toBe(431)
  })

  it('broken percent signs do not break the page', async () => {
    expect((await server.ask('/%E0%A4%A')).status).toBe(400)
    expect((await server.ask('/?group=%E0%A4%A')).status).toBe(200)
  })
})

describe('an answer for everyone that lies ready', () => {
  const path = '/api/channel-bootstrap-data'
  const ask = (headers: Record<string, string> = {}) =>
    server.ask(path, { headers: { 'x-forwarded-proto': 'https', ...headers } })
  const withoutDate = ({ date: _date, ...headers }: Record<string, unknown>) => headers

  it('carries the same headers and bytes as one on the usual way', async () => {
    await ask()
    for (const encoding of ['identity', 'gzip', 'br']) {
      const ready = await ask({ 'accept-encoding': encoding })
      // Another origin may need a permission, so its answer is never ready.
      const usual = await ask({ 'accept-encoding': encoding, origin: 'https://stranger.example' })
      expect(ready.status).toBe(200)
      expect(ready.headers['strict-transport-security']).toBe('max-age=31536000')
      expect(ready.headers['referrer-policy']).toBe('no-referrer')
      expect(withoutDate(ready.headers)).toEqual(withoutDate(usual.headers))
      expect(ready.text).toBe(usual.text)
    }
    const { headers } = await server.ask(path)
    expect(headers['strict-transport-security']).toBeUndefined()
    expect((await ask({ 'if-none-match': String(headers.etag) })).status).toBe(304)
  })

  it('is counted', async () => {
    const count = async () => {
      const { text } = await server.ask('/metrics')
      return Number(
        text.match(
          /^http_requests_total\{method="GET",route="\/api\/channel-bootstrap-data",status="200"\} (\d+)$/m,
        )?.[1],
      )
    }
    await ask()
    const before = await count()
    for (let times = 0; times < 3; times += 1) await ask()
    expect(await count()).toBe(before + 3)
  })
})

describe('a client that asks and reads nothing', () => {
  it('is cut off, and the work behind its answer stops', async () => {
    const app = Fastify()
    cutUnread(app)
    let asked = 0
    let told = 0
    app.get('/', (_request, reply) => {
      asked += 1
      reply.raw.once('close', () => {
        told += 1
      })
      // Never answered: as good as never read.
      return new Promise(() => {})
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const [address] = app.addresses()
    const open = (requests: number) => {
      const socket = connect(typeof address === 'object' ? address.port : 0, '127.0.0.1')
      socket.on('error', () => {})
      socket.write('GET / HTTP/1.1\r\nHost: alpha.test\r\n\r\n'.repeat(requests))
      return socket
    }
    const patient = open(3)
    await expect.poll(() => asked).toBe(3)
    expect(told).toBe(0)
    patient.destroy()
    await expect.poll(() => told).toBe(3)
    const greedy = open(1_000)
    await once(greedy, 'close')
    expect(asked).toBeLessThan(20)
    await expect.poll(() => told).toBe(asked)
    await app.close()
  })
})

describe('pictures', () => {
  it('that many request at once are read once, and stay in memory', async () => {
    const files = createHotFiles<Buffer>(1_000, ({ length }) => length)
    let reads = 0
    const read = async () => {
      reads += 1
      return Buffer.alloc(100)
    }
    for (let round = 0; round < 20; round += 1)
      await Promise.all(Array.from({ length: 20 }, () => files.get('logo', read)))
    expect(reads).toBe(1)
  })

  it('are refused if the name is invalid, like every address with a NUL', async () => {
    for (const path of [
      '/images/alpha/a%00b',
      '/images/a%00b/c',
      '/previews/a%00b/1/x.jpg',
      '/watch/1%00',
      '/ical/team/a%00.ics',
    ])
      expect({ path, status: (await server.ask(path)).status }).toEqual({ path, status: 400 })
    for (const path of ['/?group=a%00b', '/?participant=a%00b'])
      expect({ path, status: (await server.ask(path)).status }).toEqual({ path, status: 200 })
  })
})

describe('slow senders', () => {
  it('are cut off within 15 s, however many there are', async () => {
    const { port } = new URL(server.url)
    const startedAtMs = performance.now()
    const closed = Array.from({ length: 200 }, () => {
      const socket = connect(Number(port), '127.0.0.1')
      socket.write('GET / HTTP/1.1\r\nHost: alpha.test\r\nX-Slow: ')
      return new Promise<number>(resolve => {
        socket.on('error', () => {})
        socket.on('data', () => {})
        socket.on('close', () => resolve(performance.now() - startedAtMs))
      })
    })
    expect((await server.ask('/api/menu')).status).toBe(200)
    const times = await Promise.all(closed)
    expect(Math.max(...times)).toBeLessThan(15_000)
  }, 25_000)
})

describe('security headers', () => {
  it('forbid foreign scripts, frames and objects on pages', async () => {
    const { headers, text } = await server.ask('/')
    const policy = String(headers['content-security-policy'])
    for (const part of [
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(part)
    }
    expect(policy).not.toContain('unsafe')
    // Inline there are only data, one hashed style and two hashed scripts: one starts the app, one serves the drawn page.
    const inline = [...text.matchAll(/<script(?![^>]*(?:src=|application\/json))[^>]*>(.*?)<\/script>/gs)]
    for (const [, script = ''] of inline)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    expect(inline.length).toBeLessThanOrEqual(2)
    expect(text).not.toMatch(/ style=| on\w+=/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('let only origins on the channel’s list read the API', async () => {
    const ask = (origin: string, host = 'alpha.test') =>
      server.ask('/api/menu', { host, headers: { origin } })
    expect((await ask('https://school.example')).headers['access-control-allow-origin']).toBe(
      'https://school.example',
    )
    expect((await ask('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined()
    expect(
      (await ask('https://school.example', 'beta.test')).headers['access-control-allow-origin'],
    ).toBeUndefined()
    const preflight = await server.ask('/api/contacts', {
      method: 'OPTIONS',
      headers: { origin: 'https://school.example' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers['access-control-allow-methods']).toContain('POST')
  })
})

describe('for operators of the machine', () => {
  it('there are health and metrics', async () => {
    expect((await server.ask('/healthz')).json).toEqual({ ok: true })
    expect((await server.ask('/readyz')).json).toEqual({ ok: true })
    expect((await server.ask('/metrics')).text).toContain('http_requests_total')
    expect((await server.ask('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404)
  })

  it('there are figures of the deployment, and boards and alerts use only existing ones', async () => {
    const { text } = await server.ask('/metrics')
    expect(text).toMatch(/^database_up 1$/m)
    expect(text).toMatch(/^nodes\{role="worker"\} 1$/m)
    expect(text).toMatch(/^ffmpeg_processes\{purpose="ladder"\} 0$/m)
    const names = new Set(text.match(/(?<=^# TYPE )\w+/gm))
    const read = (file: string) => readFile(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8')
    const board: Board = JSON.parse(await read('grafana-board.json'))
    const alerts: Alerts = parse(await read('alerts.yaml'))
    const expressions = [
      ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
      ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ]
    expect(expressions.length).toBeGreaterThan(20)
    for (const expression of expressions) {
      const named = listMetrics(expression)
      expect({ expression, missing: named.filter(name => !names.has(name)) }).toEqual({
        expression,
        missing: [],
      })
    }
    expect(listMetrics('sum by (job) (rate(no_such_thing{job="x"}[5m]))')).toEqual(['no_such_thing'])
  })

  it('there is the contract as OpenAPI and as a page', async () => {
    const { json } = await server.ask('/api/docs/openapi.json')
    expect(json).toEqual(JSON.parse(JSON.stringify(openApi())))
    expect(Object.keys(json.paths)).toContain('/api/pages/{id}')
    const page = await server.ask('/api/docs')
    for (const path of Object.keys(json.paths)) expect(page.text).toContain(path)
    for (const code of Object.keys(errorCatalogue)) expect(page.text).toContain(`<code>${code}</code>`)
    expect(page.text).toContain('<a href="/api/docs#schema-Event">Event</a>')
  })

  it('the documentation can be searched by call name and by content', async () => {
    const found = async (asked: string) =>
      (await server.ask(`/api/docs?q=${encodeURIComponent(asked)}`)).text.split('<main>')[1]
    expect(await found('playback camera')).toContain('/api/events/{id}/playback')
    expect(await found('playback camera')).not.toContain('/api/faq')
    expect(await found('promo code')).toContain('/api/stripe/buy')
    expect(await found('nothing-is-called-so')).toContain('0 entries have')
    expect(await found('<script>')).toContain('&lt;script&gt;')
    expect(await found('e')).toContain('of which the first 40 stand here')
    expect((await server.ask('/api/docs?q=%20&q=2')).text).toContain('First steps')
  })
})

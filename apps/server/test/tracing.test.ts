import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../src/config/read-config.ts'
import { openDatabase } from '../src/db/connection.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
})
type Span = z.infer<typeof span>
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: span.shape.attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
})

/** What collectors take: OTLP over HTTP. */
async function openPeer() {
  const spans: Span[] = []
  const peer = createServer(async (request, response) => {
    const { resourceSpans } = sent.parse(await json(request))
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(scope => scope.spans)))
    response.setHeader('content-type', 'application/json').end('{}')
  })
  peer.listen(0, '127.0.0.1')
  await once(peer, 'listening')
  const address = z.object({ port: z.number() }).parse(peer.address())
  return { spans, url: `http://127.0.0.1:${address.port}`, close: () => peer.close() }
}

describe('traces', () => {
  let peer: Awaited<ReturnType<typeof openPeer>>
  let server: TestServer
  beforeAll(async () => {
    peer = await openPeer()
    const { tracing } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: peer.url, OTEL_BSP_SCHEDULE_DELAY: '50' })
    server = await startTestServer({ config: { tracing } })
  })
  afterAll(async () => {
    await server.stop()
    peer.close()
  })

  it('link a request to its statements and to the jobs that it started, and hold no personal data', async () => {
    const api_key = await server.anonymousKey()
    const body = { api_key, name: 'Ada', email: 'ada@example.com', message: 'Where is the replay?' }
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
    const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` }
    const write = (change: object) => server.ask('/api/contacts', { body: { ...body, ...change }, headers })
    expect((await write({})).status).toBe(200)
    const { error } = (await write({ email: 'nobody' })).json
    const inTrace = () => peer.spans.filter(found => found.traceId === traceId)
    const named = (name: string) => inTrace().find(found => found.name.startsWith(name))
    await expect.poll(() => named('job send-mail'), { timeout: 20_000 }).toBeDefined()
    const request = named('POST /api/contacts')
    expect(request?.parentSpanId).toBe('00f067aa0ba902b7')
    const requestId = { key: 'grandstand.request_id', value: { stringValue: error.request_id } }
    const byId = () =>
      inTrace().filter(({ attributes }) => JSON.stringify(attributes).includes(error.request_id))
    await expect.poll(byId, { timeout: 20_000 }).toHaveLength(1)
    expect(byId()[0]).toMatchObject({ name: request?.name, attributes: expect.arrayContaining([requestId]) })
    expect(named('SQL INSERT')?.parentSpanId ?? named('SQL WITH')?.parentSpanId).toBe(request?.spanId)
    expect(named('job send-mail')?.parentSpanId).toBe(request?.spanId)
    const all = JSON.stringify(peer.spans)
    for (const secret of [api_key, body.email, body.message]) expect(all).not.toContain(secret)
  })

  it('keep apart requests that share a connection', async () => {
    const { tracing } = server.ctx
    const { pool, close } = openDatabase({
      url: server.databaseUrl,
      maxConnections: 1,
      onError: () => {},
      tracing,
    })
    const ask = async (name: string) => {
      const asking = tracing?.begin(name, { kind: 'server', attributes: {}, parent: null })
      await asking?.run(() => pool.query(`select '${name}'`))
      asking?.end('ok')
    }
    const names = ['one', 'two', 'three', 'four']
    await Promise.all(names.map(ask)).finally(close)
    const found = (name: string) => peer.spans.find(known => known.name === name)
    await expect.poll(() => names.filter(found), { timeout: 20_000 }).toEqual(names)
    const texts = names.map(name => {
      const statement = peer.spans.find(({ parentSpanId }) => parentSpanId === found(name)?.spanId)
      return statement?.attributes.find(({ key }) => key === 'db.query.text')?.value.stringValue
    })
    expect(texts).toEqual(names.map(name => `select '${name}'`))
  })
})

describe('without an address to send traces to', () => {
  it.each([
    {},
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_SDK_DISABLED: 'true' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_TRACES_EXPORTER: 'none' },
  ])('there are none: %j', env => {
    expect(readConfig(env).tracing).toBeNull()
  })

  it('a sampled share is set by the standard variables', () => {
    const env = {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/traces',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    }
    expect(readConfig(env).tracing).toMatchObject({ url: 'http://127.0.0.1:4318/traces', share: 0.1 })
    expect(() => readConfig({ ...env, OTEL_TRACES_SAMPLER_ARG: '7' })).toThrow(/OTEL_TRACES_SAMPLER_ARG/)
  })
})

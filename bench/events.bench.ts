import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { openDatabase } from '../apps/server/src/db/connection.ts'
import { findRunningPostgres } from '../apps/server/src/db/embedded/index.ts'
import { startDemoServer } from '../e2e/support/demo-server.ts'
import { compareWithBare } from './support/compare-with-bare.ts'
import { type Client, fillEvents, withFiller } from './support/fill-events.ts'
import { quantile } from './support/quantile.ts'
import { scaled } from './support/scale.ts'

const channelKey = 'northern-league'
const sizes = scaled([1_000, 100_000, 1_000_000], [1_000])
const samples = scaled(280, 3)
/** Not counted: the first of a kind are prepared and read from the disk. */
const warmSamples = scaled(20, 1)
const goal = 1.5
const dayMs = 86_400_000

/** Lists of events among a thousand and among a million, none of them from a cache; then the cached ones beside a bare route. */
export default async function bench(): Promise<void> {
  const first = await startDemoServer()
  await first.halt()
  // Its own season would be truncated and made again every minute.
  const server = await startDemoServer({ DATA_DIR: first.dataDir, DEMO: '0' })
  const postgres = findRunningPostgres(join(server.dataDir, 'postgres'))
  // A query that fails throws; of its connection nobody needs to hear, least of all that PostgreSQL was stopped.
  const url = postgres?.connectionString ?? ''
  const database = openDatabase({ url, maxConnections: 1, onError: () => {} })
  const client = database.pool
  try {
    const listKeys = async (count: number): Promise<string[]> => {
      const made = Array.from({ length: count }, () =>
        post(`${server.url}/api/get_api_key`, { channel_key: channelKey }),
      )
      return (await Promise.all(made)).map(({ api_key }) => api_key)
    }
    const [api_key = ''] = await listKeys(1)
    const ask = asker(server.url, api_key)
    const sports: number[] = JSON.parse(await ask('/api/events-categories')).items.map(
      (sport: { id: number }) => sport.id,
    )
    const schools: { name: string }[] = JSON.parse(await ask('/api/participant-groups')).items
    // In turn: a school as it is written, with a letter missing, half typed, and a word that a great many games have.
    const texts = schools.flatMap(({ name }) => [
      name,
      name.slice(0, 3) + name.slice(4),
      name.slice(0, 5),
      'school',
    ])
    const p95: Record<string, number[]> = {}
    for (const size of sizes) {
      const startedAtMs = performance.now()
      await withFiller(url, filler => fillEvents(filler, channelKey, size))
      console.log(
        `${size.toLocaleString('en')} events, written in ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`,
      )
      const day = (shift: number) => new Date(Date.now() + shift * dayMs).toISOString().slice(0, 10)
      const kinds: Record<string, (n: number) => string> = {
        'sport and date': n => {
          const from = -30 + (n % 37)
          return `/api/events?event_category_id=${sports[n % sports.length]}&start_date=${day(from)}&end_date=${day(from + 14)}`
        },
        search: n => `/api/events?text=${encodeURIComponent(texts[n % texts.length] ?? '')}`,
        'home page': () => '/api/events-for-homepage',
        'deep offset': n => `/api/events?stream_status=finished&offset=${Math.floor(size * 0.3) + n}`,
      }
      for (const [kind, path] of Object.entries(kinds)) {
        // A visitor may search thirty times a minute.
        const keys = kind === 'search' ? await listKeys(Math.ceil((warmSamples + samples) / 25)) : [api_key]
        const times = await measure(client, n => ask(path(n), keys[Math.floor(n / 25) % keys.length]))
        p95[kind] = [...(p95[kind] ?? []), times.p95]
        console.log(`  ${kind}: p50 ${times.p50.toFixed(1)} ms, p95 ${times.p95.toFixed(1)} ms`)
      }
    }
    for (const [kind, times] of Object.entries(p95)) {
      const ratio = (times.at(-1) ?? 0) / (times[0] ?? 1)
      const wanted =
        kind === 'deep offset'
          ? 'no goal: a third of the entries of the index are counted past'
          : `goal ≤ ${goal}`
      const [small, large] = [sizes[0], sizes.at(-1)].map(size => size?.toLocaleString('en'))
      console.log(`${kind}: p95 at ${large} ÷ p95 at ${small} = ${ratio.toFixed(2)} (${wanted})`)
    }
    for (const path of [
      '/api/events-for-homepage',
      `/api/events?event_category_id=${sports[0]}&start_date=2026-01-01`,
    ]) {
      const headers = { authorization: `Bearer ${api_key}` }
      const { ratio, bytes } = await compareWithBare({
        url: server.url + path,
        pid: server.pid,
        headers,
      })
      console.log(`${path.split('?')[0]}, cached, ÷ bare Fastify (${bytes} bytes): ${ratio.toFixed(2)}`)
    }
  } finally {
    await database.close()
    await server.stop()
    await first.stop()
  }
}

/** One at a time; before each an event has changed, so that no answer is there yet. */
async function measure(client: Client, ask: (n: number) => Promise<string>) {
  const times: number[] = []
  for (let n = 0; n < warmSamples + samples; n += 1) {
    await client.query(
      `with counted as (update channels set events_cursor = events_cursor + 1 where channel_key = '${channelKey}' returning id, events_cursor)
       select pg_notify('event_changes', id || ' ' || events_cursor) from counted`,
    )
    await new Promise(resolve => setTimeout(resolve, 3))
    const startedAtMs = performance.now()
    await ask(n)
    if (n >= warmSamples) times.push(performance.now() - startedAtMs)
  }
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
}

function asker(base: string, usualKey: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return (path: string, apiKey = usualKey) =>
    new Promise<string>((resolve, reject) => {
      const sent = request(
        base + path,
        { agent, headers: { authorization: `Bearer ${apiKey}` } },
        response => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', chunk => {
            text += chunk
          })
          response.on('end', () =>
            response.statusCode === 200
              ? resolve(text)
              : reject(new Error(`${path}: ${response.statusCode}`)),
          )
        },
      )
      sent.on('error', reject)
      sent.end()
    })
}

async function post(url: string, body: object) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { startDemoServer } from '../e2e/support/demo-server.ts'
import { scaled } from './support/scale.ts'

const channelKey = 'northern-league'
const samples = scaled(200, 1)
/** So that no account is guessed at too often. */
const peopleCount = scaled(50, 1)
const password = 'correct horse battery'
const emailOf = (count: number) => `person-${count % peopleCount}@example.com`
const largestDifferenceMs = 10
const loginsAtOnce = scaled(500, 2)
const quietMs = scaled(5_000, 200)
/** Between two requests of the one who only reads. */
const pauseMs = 10

/** What a login tells by its time, and what many logins at once do to everybody else. */
export default async function bench(): Promise<void> {
  const server = await startDemoServer({ TRUST_PROXY: '1' })
  try {
    for (let count = 0; count < peopleCount; count += 1) await register(server.url, emailOf(count))
    await compareRefusals(server.url)
    await compareReading(server.url)
  } finally {
    await server.stop()
  }
}

async function compareRefusals(url: string): Promise<void> {
  const api_key = await takeKey(url)
  const agent = new Agent({ keepAlive: true })
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const refuse = async (email: string) => {
    const startedAtMs = performance.now()
    const { status } = await post(
      url,
      '/api/v2/auth/login',
      { api_key, email, password: 'not this one' },
      agent,
    )
    if (status !== 401) throw new Error(`expected a refusal, got ${status}`)
    return performance.now() - startedAtMs
  }
  await refuse('nobody@example.com')
  // In turns, so that whatever else the machine does meets both alike.
  for (let count = 0; count < samples; count += 1) {
    times.known.push(await refuse(emailOf(count)))
    times.unknown.push(await refuse(`no-${emailOf(count)}`))
  }
  agent.destroy()
  const difference = Math.abs(percentile(times.known, 50) - percentile(times.unknown, 50))
  console.log(
    `wrong password ${percentile(times.known, 50).toFixed(1)} ms, unknown address ${percentile(times.unknown, 50).toFixed(1)} ms (medians of ${samples}): ${difference.toFixed(1)} ms apart (goal ≤ ${largestDifferenceMs})`,
  )
}

async function compareReading(url: string): Promise<void> {
  const keys = await Promise.all(Array.from({ length: loginsAtOnce }, () => takeKey(url)))
  const quiet = percentile(await readUntil(url, sleep(quietMs)), 95)
  const startedAtMs = performance.now()
  const logins = Promise.all(
    keys.map(async (api_key, at) => {
      const body = { api_key, email: emailOf(at), password }
      return (await post(url, '/api/v2/auth/login', body)).status
    }),
  )
  const busy = percentile(await readUntil(url, logins), 95)
  const seconds = (performance.now() - startedAtMs) / 1000
  const byStatus = Object.entries(Object.groupBy(await logins, status => String(status)))
    .map(([status, list]) => `${list?.length} × ${status}`)
    .join(', ')
  console.log(`${loginsAtOnce} logins at once: ${byStatus}, all answered after ${seconds.toFixed(1)} s`)
  console.log(
    `/api/settings meanwhile, p95: ${busy.toFixed(1)} ms ÷ ${quiet.toFixed(1)} ms quiet = ${(busy / quiet).toFixed(1)}`,
  )
}

/** Reads at a steady pace until the other work is done; how long each took. */
async function readUntil(url: string, done: Promise<unknown>): Promise<number[]> {
  let isDone = false
  void done.finally(() => {
    isDone = true
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  while (!isDone) {
    const startedAtMs = performance.now()
    const { status } = await send(url, '/api/settings', { agent })
    if (status !== 200) throw new Error(`/api/settings answered ${status}`)
    times.push(performance.now() - startedAtMs)
    await sleep(pauseMs)
  }
  agent.destroy()
  return times
}

function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}

async function register(url: string, email: string): Promise<void> {
  const named = { first_name: 'Ada', last_name: 'Fan', terms: true }
  const body = { api_key: await takeKey(url), email, password, ...named }
  const { status, text } = await post(url, '/api/v2/auth/register', body)
  if (status !== 200) throw new Error(`a registration was refused: ${text}`)
}

async function takeKey(url: string): Promise<string> {
  const { text } = await post(url, '/api/get_api_key', { channel_key: channelKey })
  return JSON.parse(text).api_key
}

let addresses = 0
/** Everybody sits at home. */
function newAddress(): string {
  addresses += 1
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
}

const post = (url: string, path: string, body: object, agent?: Agent) => send(url, path, { body, agent })

function send(
  url: string,
  path: string,
  { body, agent }: { body?: object; agent?: Agent | undefined },
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, {
      agent: agent ?? false,
      headers: { 'x-forwarded-for': newAddress(), ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { method: 'POST' } : {}),
    })
    sent.on('error', reject)
    sent.on('response', response => {
      let text = ''
      response.on('data', chunk => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sent.end(body && JSON.stringify(body))
  })
}

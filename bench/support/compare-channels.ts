import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from './fill-events.ts'
import { quantile } from './quantile.ts'
import { scaled } from './scale.ts'
import type { Beside } from './start-beside.ts'

/** A channel of a server, which has others or has none. */
export interface Side {
  server: Beside
  client: Client
  channelId: number
  host: string
}

type Ask = (path: string, headers?: Record<string, string>) => Promise<string>

interface Kind {
  name: string
  /** Before each: what the server knows of the channel is old. */
  outdate(side: Side): Promise<void>
  path: (facts: Facts, n: number) => string
  headers?: (n: number) => Record<string, string>
  samples: number
}

interface Facts {
  apiKey: string
  sports: number[]
  eventIds: number[]
}

/** Not counted: the first of a kind are prepared and read from the disk. */
const warmSamples = scaled(5, 1)
const goal = 1.5
const dayMs = 86_400_000
const zones = Intl.supportedValuesOf('timeZone')

const day = (shift: number) => new Date(Date.now() + shift * dayMs).toISOString().slice(0, 10)

const kinds: Kind[] = [
  {
    name: 'events of a sport',
    outdate: changeEvent,
    path: ({ sports }, n) =>
      `/api/events?event_category_id=${sports[n % sports.length]}&start_date=${day(-30 + (n % 20))}&end_date=${day(-10 + (n % 20))}`,
    samples: scaled(200, 2),
  },
  {
    name: 'a search',
    outdate: changeEvent,
    path: (_facts, n) => `/api/events?text=game%20${n % 40}`,
    samples: scaled(200, 2),
  },
  {
    name: 'games of the home page',
    outdate: changeEvent,
    path: () => '/api/events-for-homepage',
    samples: scaled(200, 2),
  },
  {
    name: 'the home page',
    outdate: async () => {},
    path: () => '/',
    // Each zone has days of its own, so nobody has asked for the page.
    headers: n => ({ cookie: `time_zone=${zones[n]}` }),
    samples: scaled(60, 2),
  },
  {
    name: 'the page of a game',
    outdate: async () => {},
    path: ({ eventIds }, n) => `/watch/${eventIds[n]}`,
    samples: scaled(100, 2),
  },
  {
    name: 'the sitemap',
    outdate: changeChannel,
    path: () => '/sitemap.xml',
    samples: scaled(10, 1),
  },
]

/** In turns, none of them from a cache. What takes too long among many. */
export async function compareChannels(sides: readonly [Side, Side]): Promise<string[]> {
  const missed: string[] = []
  const asked = await Promise.all(sides.map(async side => ({ side, facts: await readFacts(side) })))
  for (const { name, outdate, path, headers, samples } of kinds) {
    const tookMs: number[][] = [[], []]
    const bytes = [0, 0]
    for (let n = 0; n < warmSamples + samples; n += 1) {
      await Promise.all(sides.map(outdate))
      for (const [at, { side, facts }] of asked.entries()) {
        const startedAtMs = performance.now()
        const answer = await askOf(side, facts)(path(facts, n), headers?.(n))
        if (n >= warmSamples) tookMs[at]?.push(performance.now() - startedAtMs)
        bytes[at] = answer.length
      }
    }
    const [one = 0, many = 0] = tookMs.map(times => quantile(times, 0.5))
    const ratio = many / one
    console.log(
      `${name}: p50 ${many.toFixed(1)} ms among many, ${one.toFixed(1)} ms alone, ratio ${ratio.toFixed(2)} (goal ≤ ${goal}; ${bytes[1]} and ${bytes[0]} bytes)`,
    )
    if (ratio > goal) missed.push(`${name} took ${ratio.toFixed(2)} times as long among many channels`)
  }
  return missed
}

function askOf({ server, host }: Side, { apiKey }: Facts): Ask {
  return (path, headers = {}) =>
    server.ask(path, path.startsWith('/api/') ? { authorization: `Bearer ${apiKey}` } : { host, ...headers })
}

async function readFacts({ server, client, channelId }: Side): Promise<Facts> {
  const { rows } = await client.query<{ channel_key: string; sports: number[]; events: number[] }>(
    `select channel_key,
       array(select distinct event_category_id from events where channel_id = c.id order by 1) as sports,
       array(select id from events where channel_id = c.id order by id limit 1000) as events
     from channels c where id = $1`,
    [channelId],
  )
  const [{ channel_key = '', sports = [], events = [] } = {}] = rows
  const response = await fetch(`${server.url}/api/get_api_key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channel_key }),
  })
  const { api_key } = await response.json()
  return { apiKey: api_key, sports, eventIds: events }
}

/** Every answer that tells of games is made again. */
async function changeEvent({ client, channelId }: Side): Promise<void> {
  await client.query(
    `with counted as (update channels set events_cursor = events_cursor + 1 where id = $1 returning id, events_cursor)
     select pg_notify('event_changes', id || ' ' || events_cursor) from counted`,
    [channelId],
  )
  await sleep(3)
}

/** All that the channel shows is made again, as soon as the server has seen it. */
async function changeChannel({ client, channelId }: Side): Promise<void> {
  await client.query('update channels set revision = revision + 1 where id = $1', [channelId])
  await sleep(1_100)
}

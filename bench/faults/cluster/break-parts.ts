import { setTimeout as sleep } from 'node:timers/promises'
import { scaled } from '../../support/scale.ts'
import type { SeenVideo } from '../night/player.ts'
import type { Stadium } from './open-stadium.ts'

const brokenMs = scaled(10_000, 3_000)
const calmMs = scaled(8_000, 2_000)
const askEveryMs = 250
const answerWithinMs = 5_000

/** One of two, or what only some of the work needs. */
const names = scaled(['web1', 'worker1', 'pgbouncer', 'storage', 'edge1'], ['edge1'])

export interface Broken {
  name: string
  fault: 'killed' | 'frozen'
  /** Pages that did not come within five seconds, of those that were asked for. */
  pages: { failed: number; asked: number }
  keys: { failed: number; asked: number }
  longestStillMs: number
}

/** Each part of the deployment killed, then frozen, while players play and pages are asked for. */
export async function breakParts(stadium: Stadium, seen: SeenVideo): Promise<Broken[]> {
  const found: Broken[] = []
  for (const name of names)
    for (const fault of ['killed', 'frozen'] as const) found.push(await breakOne(stadium, seen, name, fault))
  return found
}

async function breakOne(
  { cluster, shop }: Stadium,
  seen: SeenVideo,
  name: string,
  fault: Broken['fault'],
): Promise<Broken> {
  const part = cluster.part(name)
  seen.longestStillMs = 0
  const pages = askAll(`${shop.url}/`)
  const keys = askAll(`${shop.url}/api/get_api_key`, { channel_key: 'alpha' })
  part.signal(fault === 'killed' ? 'SIGKILL' : 'SIGSTOP')
  await sleep(brokenMs)
  if (fault === 'frozen') part.signal('SIGCONT')
  await part.start()
  await sleep(calmMs)
  const [pagesAsked, keysAsked] = await Promise.all([pages.stop(), keys.stop()])
  return { name, fault, pages: pagesAsked, keys: keysAsked, longestStillMs: seen.longestStillMs }
}

/** Asks four times a second, whoever still waits. */
function askAll(url: string, body?: object) {
  const asked: Promise<boolean>[] = []
  const timer = setInterval(() => asked.push(isAnswered(url, body)), askEveryMs)
  return {
    async stop() {
      clearInterval(timer)
      const answers = await Promise.all(asked)
      return { failed: answers.filter(isGood => !isGood).length, asked: answers.length }
    },
  }
}

async function isAnswered(url: string, body?: object): Promise<boolean> {
  const answer = await fetch(url, {
    signal: AbortSignal.timeout(answerWithinMs),
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => null)
  await answer?.body?.cancel().catch(() => {})
  return answer?.status === 200
}

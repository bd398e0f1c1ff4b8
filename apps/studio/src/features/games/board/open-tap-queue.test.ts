import { ApiError } from '@grandstand/api-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KeptTap } from './kept-taps.ts'
import { openTapQueue, type TapQueue } from './open-tap-queue.ts'

const tapOf = (key: string, version: number): KeptTap => ({
  key,
  version,
  at: 0,
  tap: { type: 'points', participant_id: 1, points: 1 },
})
const failure = (status: number | null) =>
  new ApiError({ callName: 'tapBoard', status, code: 'x', message: '' })

let kept: readonly KeptTap[] = []
let seen: TapQueue | undefined
let sent: KeptTap[] = []
let problem: ApiError | null = null

function open(first: readonly KeptTap[] = []) {
  return openTapQueue({
    first,
    keep: taps => {
      kept = taps
    },
    send: async tap => {
      if (problem) throw problem
      sent.push(tap)
    },
    onChange: queue => {
      seen = queue
    },
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  ;[kept, seen, sent, problem] = [[], undefined, [], null]
})
afterEach(() => vi.useRealTimers())

test('taps without a connection are kept, and are sent in order when it is back', async () => {
  problem = failure(null)
  const queue = open()
  await queue.add(tapOf('a', 3))
  await queue.add(tapOf('b', 4))
  expect(seen?.state).toBe('waiting')
  expect(kept.map(({ key }) => key)).toEqual(['a', 'b'])
  problem = null
  await vi.advanceTimersByTimeAsync(2_100)
  expect(sent.map(({ key }) => key)).toEqual(['a', 'b'])
  expect({ state: seen?.state, kept }).toEqual({ state: 'sent', kept: [] })
})

test('taps that a closed page left behind are sent by the next page', async () => {
  await open([tapOf('left', 7)]).flush()
  expect(sent.map(({ key }) => key)).toEqual(['left'])
})

test('if somebody else was faster, nothing is sent by itself: a person adds it or drops it', async () => {
  problem = failure(409)
  const queue = open()
  await queue.add(tapOf('a', 3))
  await queue.add(tapOf('b', 4))
  await vi.advanceTimersByTimeAsync(10_000)
  expect({ state: seen?.state, sent }).toEqual({ state: 'changed', sent: [] })
  problem = null
  await queue.countOn(9)
  expect(sent.map(({ key, version }) => [key, version])).toEqual([
    ['a', 9],
    ['b', 10],
  ])
  problem = failure(403)
  await queue.add(tapOf('c', 11))
  expect(seen?.state).toBe('refused')
  queue.drop()
  expect({ state: seen?.state, kept }).toEqual({ state: 'sent', kept: [] })
})

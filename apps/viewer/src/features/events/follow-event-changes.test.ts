import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followEventChanges } from './follow-event-changes.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A stream that the test speaks through. */
class FakeSource extends EventTarget {
  closed = false
  close() {
    this.closed = true
  }
  say(type: string, data: unknown, lastEventId = '') {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data), lastEventId }))
  }
}

function start({ hasStreams = true } = {}) {
  const sources: FakeSource[] = []
  const page = Object.assign(new EventTarget(), { hidden: false })
  const queryClient = new QueryClient()
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
  const answer = { cursor: 5, is_complete: true, items: [] }
  const asked: unknown[] = []
  const context = {
    client: {
      getFileAddress: async () => '/api/events-stream',
      sendQuietly: async (_call: unknown, input: unknown) => {
        asked.push(input)
        return answer
      },
    },
    queryClient,
    page,
    openSource: hasStreams
      ? () => {
          const source = new FakeSource()
          sources.push(source)
          return source
        }
      : null,
  }
  // The test's stand-ins have only what is used of the real things.
  const stop: () => void = Reflect.apply(followEventChanges, null, [context])
  const show = (hidden: boolean) => {
    page.hidden = hidden
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { sources, asked, invalidate, show, stop }
}

const live = { id: 1, stream_status: 'live', event_utc_ts: 1, period: null, signal_lost_at: null, scores: [] }

test('an event that goes live has its lists asked for again, once for all of the moment', async () => {
  const { sources, invalidate } = start()
  await vi.advanceTimersByTimeAsync(0)
  sources[0]?.say('hello', { cursor: 1, is_complete: true })
  sources[0]?.say('change', live, '2')
  sources[0]?.say('change', { ...live, id: 2 }, '3')
  await vi.advanceTimersByTimeAsync(600)
  expect(invalidate).toHaveBeenCalledTimes(1)
  sources[0]?.say('change', { ...live, period: 'Q2' }, '4')
  await vi.advanceTimersByTimeAsync(600)
  expect(invalidate).toHaveBeenCalledTimes(1)
})

test('what the user holds has changed: all that tells of it is asked for again at once', async () => {
  const { sources, invalidate } = start()
  await vi.advanceTimersByTimeAsync(0)
  sources[0]?.say('access', {})
  expect(invalidate.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([
    ['events'],
    ['access'],
    ['orders'],
    ['vod'],
  ])
})

test('three failed streams, then a question every 3 s', async () => {
  const { sources, asked } = start()
  for (const wait of [0, 1500, 3000]) {
    await vi.advanceTimersByTimeAsync(wait)
    sources.at(-1)?.dispatchEvent(new Event('error'))
  }
  expect(sources).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(3000)
  expect(asked).toEqual([{ query: {} }])
  await vi.advanceTimersByTimeAsync(3000)
  expect(asked).toEqual([{ query: {} }, { query: { cursor: '5' } }])
})

test('a browser without streams asks from the start', async () => {
  const { asked } = start({ hasStreams: false })
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveLength(1)
})

test('a hidden page listens to nothing, and catches up when it is seen again', async () => {
  const { sources, asked, show } = start()
  await vi.advanceTimersByTimeAsync(0)
  sources[0]?.say('hello', { cursor: 3, is_complete: true })
  await vi.advanceTimersByTimeAsync(0)
  show(true)
  expect(sources[0]?.closed).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sources).toHaveLength(1)
  show(false)
  await vi.advanceTimersByTimeAsync(0)
  sources[1]?.say('hello', { cursor: 5, is_complete: true })
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual([{ query: { cursor: '3' } }])
})

test('the end is the end', async () => {
  const { sources, asked, stop } = start()
  await vi.advanceTimersByTimeAsync(0)
  stop()
  sources[0]?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sources).toHaveLength(1)
  expect(asked).toEqual([])
})

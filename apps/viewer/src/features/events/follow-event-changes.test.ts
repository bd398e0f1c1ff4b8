import { QueryClient, QueryObserver } from '@tanstack/react-query'
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
  const tab = new EventTarget()
  const queryClient = new QueryClient()
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
  const answer: { cursor: number; is_complete: boolean; items: unknown[]; held: string | null } = {
    cursor: 5,
    is_complete: true,
    items: [],
    held: 'a',
  }
  const asked: unknown[] = []
  const scores = new EventTarget()
  const context = {
    client: {
      getFileAddress: async () => '/api/events-stream',
      sendQuietly: async (_call: unknown, input: unknown) => {
        asked.push(input)
        return answer
      },
    },
    queryClient,
    tab,
    page,
    followScores(listener: () => void) {
      scores.addEventListener('change', listener)
      return () => scores.removeEventListener('change', listener)
    },
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
  const enter = async (user: { id: number } | null) => {
    queryClient.setQueryData(['profile'], user)
    await vi.advanceTimersByTimeAsync(0)
  }
  const told = () => invalidate.mock.calls.map(([filter]) => filter?.queryKey?.[0])
  const hideScores = () => scores.dispatchEvent(new Event('change'))
  return { answer, hideScores, sources, asked, invalidate, queryClient, tab, show, stop, enter, told }
}

const none = { items: [] }
const live = { id: 1, stream_status: 'live', event_utc_ts: 1, period: null, signal_lost_at: null, scores: [] }

test('an event that goes live reloads its lists, once per moment', async () => {
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

test('a stream is opened again when other scores may be told', async () => {
  const { sources, hideScores, stop } = start()
  await vi.advanceTimersByTimeAsync(0)
  hideScores()
  await vi.advanceTimersByTimeAsync(0)
  expect(sources.map(({ closed }) => closed)).toEqual([true, false])
  stop()
  hideScores()
  await vi.advanceTimersByTimeAsync(0)
  expect(sources).toHaveLength(2)
})

test('a page of one game reloads nothing for games that it does not show', async () => {
  const { sources, queryClient } = start()
  const ask = vi.fn(async () => ({}))
  const shown = [
    ['events', 'one', 'en', '9'],
    ['events', 'home', 'en', { participant_id: '5' }],
  ]
  for (const queryKey of shown) {
    queryClient.setQueryData(queryKey, { id: 9, live: none, upcoming: none, vod: none })
    new QueryObserver(queryClient, { queryKey, queryFn: ask, staleTime: 60_000 }).subscribe(() => {})
  }
  await vi.advanceTimersByTimeAsync(0)
  sources[0]?.say('hello', { cursor: 1, is_complete: true })
  const tell = async (change: object) => {
    sources[0]?.say('change', { ...live, ...change }, '2')
    await vi.advanceTimersByTimeAsync(600)
    return ask.mock.calls.length
  }
  const sides = (...ids: number[]) => ({ scores: ids.map(id => ({ participant_id: id, score: 1 })) })
  expect(await tell({ id: 1, ...sides(1, 2) })).toBe(0)
  expect(await tell({ id: 2, ...sides(3, 4), stream_status: 'upcoming' })).toBe(0)
  expect(await tell({ id: 3, ...sides(5, 6) })).toBe(1)
})

test('an event that is new, or moved to another time, reloads the lists once', async () => {
  const { sources, invalidate } = start()
  await vi.advanceTimersByTimeAsync(0)
  sources[0]?.say('hello', { cursor: 1, is_complete: true })
  const tell = async (change: object) => {
    sources[0]?.say('change', change, '2')
    await vi.advanceTimersByTimeAsync(600)
    return invalidate.mock.calls.length
  }
  const upcoming = { ...live, id: 3, stream_status: 'upcoming' }
  expect(await tell(upcoming)).toBe(1)
  expect(await tell({ ...upcoming, period: 'soon' })).toBe(1)
  expect(await tell({ ...upcoming, event_utc_ts: 2 })).toBe(2)
  // A score of last week's game that nobody looks at.
  expect(await tell({ ...live, id: 4, stream_status: 'finished' })).toBe(2)
})

test('a browser that cannot hold a stream learns by polling that its access has changed', async () => {
  const { answer, told } = start({ hasStreams: false })
  await vi.advanceTimersByTimeAsync(3000)
  expect(told()).toEqual([])
  answer.held = 'b'
  await vi.advanceTimersByTimeAsync(3000)
  expect(told()).toEqual(['events', 'access', 'orders', 'cards', 'vod'])
  await vi.advanceTimersByTimeAsync(3000)
  expect(told()).toHaveLength(5)
})

test('a change of the user’s access reloads everything that shows it at once', async () => {
  const { sources, invalidate } = start()
  await vi.advanceTimersByTimeAsync(0)
  sources[0]?.say('access', {})
  expect(invalidate.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([
    ['events'],
    ['access'],
    ['orders'],
    ['cards'],
    ['vod'],
  ])
})

test('a change of a clip reloads everything that shows it', async () => {
  const { sources, told } = start()
  await vi.advanceTimersByTimeAsync(0)
  sources[0]?.say('clip', { id: 1, status: 'ready', problem: null })
  expect(told()).toEqual(['clips'])
})

test('a login or logout opens a new stream', async () => {
  const { sources, enter, told } = start()
  await vi.advanceTimersByTimeAsync(0)
  sources[0]?.say('hello', { cursor: 1, is_complete: true })
  await enter({ id: 7 })
  expect(sources.map(({ closed }) => closed)).toEqual([true, false])
  await enter({ id: 7 })
  expect(sources).toHaveLength(2)
  sources[1]?.say('hello', { cursor: 1, is_complete: true })
  expect(told()).toEqual(['events', 'access', 'orders', 'cards', 'vod'])
  await enter(null)
  expect(sources.map(({ closed }) => closed)).toEqual([true, true, false])
})

test('a login in another tab reloads this tab', async () => {
  const { tab, queryClient } = start()
  const ask = vi.fn(async () => null)
  queryClient.setQueryDefaults(['profile'], { queryFn: ask })
  queryClient.setQueryData(['profile'], null)
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'rudy_captions' }))
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).not.toHaveBeenCalled()
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'rudy_api_key' }))
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('after a break a user’s access is loaded again, a visitor’s is not', async () => {
  const { sources, show, enter, told } = start()
  const ofUser = ['events', 'access', 'orders', 'cards', 'vod']
  await vi.advanceTimersByTimeAsync(0)
  const comeBack = async () => {
    show(true)
    show(false)
    await vi.advanceTimersByTimeAsync(0)
    sources.at(-1)?.say('hello', { cursor: 1, is_complete: true })
  }
  sources[0]?.say('hello', { cursor: 1, is_complete: true })
  await comeBack()
  expect(told()).toEqual([])
  await enter({ id: 7 })
  sources.at(-1)?.say('hello', { cursor: 1, is_complete: true })
  await comeBack()
  expect(told()).toEqual([...ofUser, ...ofUser])
})

test('after three failed streams the page polls every 3 s', async () => {
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

test('a browser without streams polls from the start', async () => {
  const { asked } = start({ hasStreams: false })
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveLength(1)
})

test('a hidden page listens to nothing, and catches up when it is visible again', async () => {
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

test('after the end nothing more happens', async () => {
  const { sources, asked, stop } = start()
  await vi.advanceTimersByTimeAsync(0)
  stop()
  sources[0]?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sources).toHaveLength(1)
  expect(asked).toEqual([])
})

import type Hls from 'hls.js'
import HlsClass from 'hls.js'
import { afterEach, expect, test, vi } from 'vitest'
import { lookForSizes } from '../src/engine/look-for-sizes.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

interface Situation {
  edgeSeconds: number
  /** Since something of the video came. */
  quietMs: number
  levels?: number
  sizes?: number
}

/** A player at 10 s of a live game, whose picture waits. */
function openPlayer({ edgeSeconds, quietMs, levels = 1, sizes = 2 }: Situation) {
  const list = `#EXTM3U\n${'#EXT-X-STREAM-INF:BANDWIDTH=1\nindex.m3u8\n'.repeat(sizes)}`
  vi.stubGlobal('fetch', async () => new Response(list))
  const listeners = new Map<string, (event: string, data: object) => void>()
  const hls = {
    levels: Array.from({ length: levels }),
    latestLevelDetails: { edge: edgeSeconds },
    media: { currentTime: 10 },
    on: (name: string, listener: (event: string, data: object) => void) => listeners.set(name, listener),
  } as unknown as Hls
  const renew = vi.fn(async () => '/media/token/index.m3u8')
  const onFound = vi.fn()
  const cameAtMs = performance.now() - quietMs
  lookForSizes(HlsClass, hls, { cameAtMs: () => cameAtMs, renew, onFound })
  const tell = (name: string, data: object = {}) => listeners.get(name)?.(name, data)
  const stall = () => tell(HlsClass.Events.ERROR, { details: HlsClass.ErrorDetails.BUFFER_STALLED_ERROR })
  return { tell, stall, renew, onFound }
}

test('a viewer who waits for the source on a slow connection gets the sizes that came later', async () => {
  const { stall, onFound } = openPlayer({ edgeSeconds: 20, quietMs: 100 })
  stall()
  await expect.poll(() => onFound.mock.calls.length).toBe(1)
})

test.each<[string, Situation]>([
  ['a camera is away', { edgeSeconds: 11, quietMs: 100 }],
  ['a server does not answer', { edgeSeconds: 20, quietMs: 5_000 }],
  ['the sizes are known', { edgeSeconds: 20, quietMs: 100, levels: 2 }],
])('nothing is asked while %s', async (_, situation) => {
  const { stall, renew } = openPlayer(situation)
  stall()
  expect(renew).not.toHaveBeenCalled()
})

test('if there are none, the player does not ask again at once', async () => {
  const { stall, renew, onFound } = openPlayer({ edgeSeconds: 20, quietMs: 100, sizes: 0 })
  stall()
  stall()
  await expect.poll(() => renew.mock.calls.length).toBe(1)
  expect(onFound).not.toHaveBeenCalled()
})

test('a late segment is enough, and a closed player asks no more', async () => {
  vi.useFakeTimers()
  const { tell, renew } = openPlayer({ edgeSeconds: 20, quietMs: -60_000 })
  tell(HlsClass.Events.FRAG_LOADING)
  await vi.advanceTimersByTimeAsync(3_900)
  expect(renew).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(renew).toHaveBeenCalledTimes(1)
  tell(HlsClass.Events.DESTROYING)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(renew).toHaveBeenCalledTimes(1)
})

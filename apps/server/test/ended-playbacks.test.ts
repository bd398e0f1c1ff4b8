import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { openDatabase } from '../src/db/connection.ts'
import { createLog } from '../src/runtime/create-log.ts'
import { createEndedPlaybacks } from '../src/video/playback/index.ts'
import { openDatabaseProxy } from './database-proxy.ts'
import { createTestDatabase } from './test-database.ts'

afterEach(() => vi.useRealTimers())

it.each([
  ['is down', (proxy: Awaited<ReturnType<typeof openDatabaseProxy>>) => proxy.cut()],
  ['does not answer', proxy => proxy.freeze()],
])(
  'a database that %s counts as away from the first player on who asks, however seldom they do',
  async (_, fail) => {
    const database = await createTestDatabase()
    afterAll(() => database.drop())
    const proxy = await openDatabaseProxy(database.url)
    afterAll(() => proxy.cut())
    const { db, close } = openDatabase({ url: proxy.url, onError: () => {} })
    afterAll(close)
    vi.useFakeTimers({ toFake: ['performance'] })
    const ended = createEndedPlaybacks({ db, log: createLog('silent'), now: () => new Date() })
    expect(await ended.has('0123456789abcdef')).toBe(false)
    expect(ended.awaySince()).toBeNull()
    await fail(proxy)
    for (let times = 0; times < 3; times += 1) {
      vi.advanceTimersByTime(4_000)
      expect(await ended.has('0123456789abcdef')).toBe(false)
      expect(ended.awaySince()).not.toBeNull()
    }
  },
)

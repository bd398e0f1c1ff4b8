import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { openState } from '../src/state/open-state.ts'
import { createDeliverer } from '../src/webhooks/create-deliverer.ts'

const dir = await mkdtemp(join(tmpdir(), 'sandbox-deliverer-'))
afterAll(() => rm(dir, { recursive: true, force: true }))

it('waits for no negative time, however long it looks at what is due', async () => {
  const waits: (number | undefined)[] = []
  const state = await openState(dir, () => true)
  const startMs = Date.now()
  let asked = 0
  vi.spyOn(Date, 'now').mockImplementation(() => startMs + 10 * asked++)
  const real = globalThis.setTimeout
  const spied = vi.spyOn(globalThis, 'setTimeout').mockImplementation((work, ms) => {
    waits.push(ms)
    return real(work, 1_000_000)
  })
  const deliverer = createDeliverer({ state, now: Date.now, retryMs: 1_000, logError: () => {} })
  const own = { event: 'evt_1', account: 'a', endpoint: 'we_1', attempts: 0, plannedAt: startMs } as const
  deliverer.add([{ ...own, id: 'one', state: 'due', dueAt: startMs + 5 }])
  spied.mockRestore()
  vi.restoreAllMocks()
  expect(waits).toHaveLength(1)
  expect(waits[0]).toBeGreaterThan(0)
  await deliverer.close()
  await state.close()
})

import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createBatcher } from './batcher.ts'

/** Doubles numbers, and keeps what was asked together. */
function double({ atOnce = 1, refuses = -1 } = {}) {
  const runs: { lane: number; items: readonly number[] }[] = []
  let going = 0
  let mostAtOnce = 0
  const batch = createBatcher<number, number>({
    everyMs: 20,
    atOnce,
    retriesAlone: true,
    async run(lane, items) {
      runs.push({ lane, items })
      going += 1
      mostAtOnce = Math.max(mostAtOnce, going)
      await sleep(30)
      going -= 1
      if (items.includes(refuses)) throw new Error('is gone')
      return items.map(item => item * 2)
    },
  })
  return { batch, runs, mostAtOnce: () => mostAtOnce }
}

it('a caller who comes alone is served at once, and callers who come meanwhile are served together, each with its own answer', async () => {
  const { batch, runs, mostAtOnce } = double()
  expect(await Promise.all([1, 2, 3, 4].map(item => batch(7, item)))).toEqual([2, 4, 6, 8])
  expect(runs.map(({ items }) => items)).toEqual([[1], [2, 3, 4]])
  expect(mostAtOnce()).toBe(1)
  expect(await batch(7, 5)).toBe(10)
})

it('calls of different channels are never served together', async () => {
  const { batch, runs } = double()
  await Promise.all([batch(1, 1), batch(2, 2), batch(1, 3), batch(2, 4)])
  expect(runs).toEqual([
    { lane: 1, items: [1] },
    { lane: 2, items: [2] },
    { lane: 1, items: [3] },
    { lane: 2, items: [4] },
  ])
})

it('an answer that never comes holds up nobody when several may run side by side', async () => {
  const { batch, mostAtOnce } = double({ atOnce: 2 })
  await Promise.all([batch(1, 1), batch(1, 2), sleep(25).then(() => batch(1, 3))])
  expect(mostAtOnce()).toBe(2)
})

it('one call that cannot be served does not fail the others', async () => {
  const { batch } = double({ refuses: 3 })
  const settled = await Promise.allSettled([1, 2, 3, 4].map(item => batch(1, item)))
  expect(settled.map(one => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
    2,
    4,
    'Error: is gone',
    8,
  ])
})

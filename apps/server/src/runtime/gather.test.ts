import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createGather } from './gather.ts'

/** Doubles numbers, and keeps what was asked together. */
function double({ atOnce = 1, refuses = -1 } = {}) {
  const runs: { lane: number; items: readonly number[] }[] = []
  let going = 0
  let mostAtOnce = 0
  const gather = createGather<number, number>({
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
  return { gather, runs, mostAtOnce: () => mostAtOnce }
}

it('a caller who comes alone is served at once, and callers who come meanwhile are served together, each with its own answer', async () => {
  const { gather, runs, mostAtOnce } = double()
  expect(await Promise.all([1, 2, 3, 4].map(item => gather(7, item)))).toEqual([2, 4, 6, 8])
  expect(runs.map(({ items }) => items)).toEqual([[1], [2, 3, 4]])
  expect(mostAtOnce()).toBe(1)
  expect(await gather(7, 5)).toBe(10)
})

it('calls of different channels are never served together', async () => {
  const { gather, runs } = double()
  await Promise.all([gather(1, 1), gather(2, 2), gather(1, 3), gather(2, 4)])
  expect(runs).toEqual([
    { lane: 1, items: [1] },
    { lane: 2, items: [2] },
    { lane: 1, items: [3] },
    { lane: 2, items: [4] },
  ])
})

it('an answer that never comes holds up nobody when several may run side by side', async () => {
  const { gather, mostAtOnce } = double({ atOnce: 2 })
  await Promise.all([gather(1, 1), gather(1, 2), sleep(25).then(() => gather(1, 3))])
  expect(mostAtOnce()).toBe(2)
})

it('one call that cannot be served does not fail the others', async () => {
  const { gather } = double({ refuses: 3 })
  const settled = await Promise.allSettled([1, 2, 3, 4].map(item => gather(1, item)))
  expect(settled.map(one => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
    2,
    4,
    'Error: is gone',
    8,
  ])
})

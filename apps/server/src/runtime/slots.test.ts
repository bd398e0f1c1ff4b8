import { expect, test } from 'vitest'
import { createFairSlots, createSlots } from './slots.ts'

test('work of one channel that asks for a hundred holds up nobody who asks for one', async () => {
  const slots = createFairSlots(1)
  const done: string[] = []
  const run = (whose: string) => slots([whose], async () => void done.push(whose))
  const all = [...Array.from({ length: 100 }, () => run('large')), run('small'), run('other')]
  await Promise.all(all)
  expect(done.slice(0, 4)).toEqual(['large', 'large', 'small', 'other'])
  expect(done).toHaveLength(102)
})

test('what waits is done in the order in which it came, and work that fails leaves its slot', async () => {
  const slots = createSlots(2)
  const done: number[] = []
  const results = await Promise.allSettled(
    Array.from({ length: 6 }, (_, at) =>
      slots(async () => {
        done.push(at)
        if (at % 2 === 0) throw new Error('failed')
      }),
    ),
  )
  expect(done).toEqual([0, 1, 2, 3, 4, 5])
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([false, true, false, true, false, true])
})

test('a queue that is full refuses its own channel alone', async () => {
  const slots = createFairSlots(1, { maxWaiting: 1, retryAfterSeconds: 3 })
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = slots(['large'], () => promise)
  const second = slots(['large'], async () => 'second')
  await expect(slots(['large'], async () => {})).rejects.toMatchObject({ retryAfterSeconds: 3 })
  const small = slots(['small'], async () => 'small')
  resolve()
  await first
  expect(await Promise.all([second, small])).toEqual(['second', 'small'])
})

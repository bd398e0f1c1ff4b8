import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { allOrFirstError } from './all-or-first-error.ts'

const failAfter = async (ms: number, text: string) => {
  await sleep(ms)
  throw new Error(text)
}

test('answers in the order of the list', async () => {
  expect(await allOrFirstError([sleep(5, 'slow'), Promise.resolve(2)])).toEqual(['slow', 2])
})

test('reports the first failure in the list, even if another failed sooner', async () => {
  await expect(allOrFirstError([failAfter(10, 'first'), failAfter(0, 'second')])).rejects.toThrow('first')
})

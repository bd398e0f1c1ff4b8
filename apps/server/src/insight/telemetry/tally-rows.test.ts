import { expect, it } from 'vitest'
import { CallError } from '../../runtime/call-error.ts'
import { tallyRows } from './tally-rows.ts'

it('counts rows that were kept, refused because too many wait, and lost, and how long batches took', async () => {
  const tally = tallyRows('visits')
  const { promise, resolve } = Promise.withResolvers<void>()
  const waiting = tally.follow(promise)
  expect(tally.read()).toMatchObject({ waiting: 1, kept: 0 })
  resolve()
  await waiting
  const refused = Promise.reject(new CallError('unavailable', { retryAfterSeconds: 5 }))
  await expect(tally.follow(refused)).rejects.toThrow()
  await expect(tally.follow(Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  await tally.time(async () => {})
  expect(tally.read()).toMatchObject({
    table: 'visits',
    waiting: 0,
    kept: 1,
    refused: 1,
    lost: 1,
    batches: 1,
  })
})

import { expect, it } from 'vitest'
import { isWebhookTaken, nextWebhookTry } from '../../src/index.ts'

const now = new Date('2026-11-19T20:00:00Z')

it.each([
  [1, '2026-11-19T20:00:10.000Z'],
  [2, '2026-11-19T20:01:00.000Z'],
  [4, '2026-11-19T20:30:00.000Z'],
  [7, '2026-11-20T12:00:00.000Z'],
  [8, undefined],
])('after %s tries the next one is at %s', (tries, at) => {
  expect(nextWebhookTry(tries, now)?.toISOString()).toBe(at)
})

it.each([
  [200, true],
  [204, true],
  [199, false],
  [301, false],
  [410, false],
  [500, false],
])('an answer of %s counts as taken: %s', (status, isTaken) => {
  expect(isWebhookTaken(status)).toBe(isTaken)
})

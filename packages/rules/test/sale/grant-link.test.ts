import { expect, it } from 'vitest'
import { stateOfGrantLink } from '../../src/index.ts'

const now = new Date('2026-11-19T20:00:00Z')
const before = new Date('2026-11-18T20:00:00Z')
const later = new Date('2026-12-18T20:00:00Z')

it.each([
  ['waits for its opening', null, null, later, 'sent'],
  ['was opened', before, null, later, 'opened'],
  ['stays opened when its access is over', before, null, before, 'opened'],
  ['was taken back', null, before, later, 'taken_back'],
  ['was not opened in time', null, null, now, 'ended'],
] as const)('%s', (_, opened_at, taken_back_at, ends_at, state) => {
  expect(stateOfGrantLink({ opened_at, taken_back_at, ends_at }, now)).toBe(state)
})

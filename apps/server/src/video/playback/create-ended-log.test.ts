import { expect, it } from 'vitest'
import { createEndedLog } from './create-ended-log.ts'

it('has each player once, in the order in which it was heard of', () => {
  const log = createEndedLog()
  log.add(['a', 'b'], 1)
  log.add(['b', 'c', 'a'], 2)
  expect(log.after(0)).toEqual(['a', 'b', 'c'])
  expect(log.after(2)).toEqual(['c'])
  expect(log.after(log.count())).toEqual([])
  expect([log.has('c'), log.has('d')]).toEqual([true, false])
})

it('forgets the oldest, and counts on', () => {
  const log = createEndedLog()
  log.add(['a'], 1)
  log.add(['b'], 2)
  log.forgetBefore(2)
  expect([log.has('a'), log.has('b'), log.count()]).toEqual([false, true, 2])
  expect(log.after(0)).toEqual(['b'])
  log.add(['a', 'c'], 3)
  expect(log.after(2)).toEqual(['a', 'c'])
  log.forgetBefore(9)
  expect([log.count(), log.after(3)]).toEqual([4, []])
})

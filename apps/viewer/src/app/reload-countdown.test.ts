import { expect, test } from 'vitest'
import { moveReload, type ReloadState, reloadStart } from './reload-countdown.ts'

const afterSeconds = (count: number) =>
  Array.from({ length: count }).reduce<ReloadState>(state => moveReload(state, 'second'), reloadStart)

test('the button is disabled during a 60-second countdown', () => {
  expect(reloadStart).toEqual({ phase: 'waiting', secondsLeft: 60 })
  expect(afterSeconds(59)).toEqual({ phase: 'waiting', secondsLeft: 1 })
  expect(afterSeconds(60)).toEqual({ phase: 'ready' })
})

test('a press before the end of the countdown does nothing', () => {
  expect(moveReload(reloadStart, 'press')).toBe(reloadStart)
})

test('when the key cannot be fetched the countdown starts again', () => {
  const trying = moveReload({ phase: 'ready' }, 'press')
  expect(trying).toEqual({ phase: 'trying' })
  expect(moveReload(trying, 'failed')).toEqual(reloadStart)
})

test('time that passes while the key is fetched changes nothing', () => {
  expect(moveReload({ phase: 'trying' }, 'second')).toEqual({ phase: 'trying' })
})

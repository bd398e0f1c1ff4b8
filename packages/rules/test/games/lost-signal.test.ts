import { expect, test } from 'vitest'
import { findSignalLoss, type SignalFacts } from '../../src/index.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 20, minute))
const camera = (state: string, minute: number) => ({ state, state_since: at(minute) })

test.each<[string, SignalFacts['stream_status'], SignalFacts['cameras'], Date | null]>([
  ['a camera that sends', 'live', [camera('live', 0)], null],
  ['a camera that dropped', 'live', [camera('interrupted', 14)], at(14)],
  ['a camera whose encoder sends only sound', 'live', [camera('no_picture', 14)], at(14)],
  ['a camera that the crew alone sees', 'live', [camera('held', 14)], at(14)],
  ['one of two cameras', 'live', [camera('interrupted', 14), camera('live', 0)], null],
  ['both cameras, the second later', 'live', [camera('interrupted', 14), camera('interrupted', 16)], at(16)],
  ['a camera beside one that never came', 'live', [camera('idle', 0), camera('interrupted', 14)], at(14)],
  ['a camera that never came', 'live', [camera('idle', 0)], null],
  ['no camera', 'live', [], null],
  ['a camera that was tried out before', 'upcoming', [camera('interrupted', 14)], null],
  ['a camera of a game that is over', 'finished', [camera('interrupted', 14)], null],
])('the signal of %s (%s)', (_name, stream_status, cameras, lostAt) => {
  expect(findSignalLoss({ stream_status, cameras })).toEqual(lostAt)
})

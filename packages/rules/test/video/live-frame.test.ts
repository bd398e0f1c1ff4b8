import { expect, test } from 'vitest'
import { chooseLiveFrame, type LiveFrameFacts } from '../../src/video/live-frame.ts'

const game: LiveFrameFacts = {
  type: 'free',
  stream_status: 'live',
  is_cancelled: false,
  is_private: false,
  isRegionLocked: false,
  canVisitorWatch: true,
}

test.each<[string, Partial<LiveFrameFacts>, ReturnType<typeof chooseLiveFrame>]>([
  ['a free game shows its picture', {}, 'clear'],
  ['a sold game is blurred', { type: 'paid' }, 'blurred'],
  ['so is a pay-per-view game', { type: 'ppv' }, 'blurred'],
  ['so is one for accounts', { type: 'register' }, 'blurred'],
  ['so is one of a channel that visitors may not watch', { canVisitorWatch: false }, 'blurred'],
  ['a region lock lets nobody make out anything', { isRegionLocked: true }, 'blurred'],
  ['a rehearsal shows nothing', { is_private: true }, null],
  ['a game that is not played shows nothing', { is_cancelled: true }, null],
  ['an upcoming game shows nothing', { stream_status: 'upcoming' }, null],
  ['a finished game shows nothing', { stream_status: 'finished' }, null],
])('%s', (_, change, frame) => {
  expect(chooseLiveFrame({ ...game, ...change })).toBe(frame)
})

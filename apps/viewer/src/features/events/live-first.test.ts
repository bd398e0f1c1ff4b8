import { expect, test } from 'vitest'
import { liveFirst } from './live-first.ts'

const game = (id: number, stream_status: 'upcoming' | 'live' | 'finished', event_utc_ts = id) => ({
  id,
  stream_status,
  event_utc_ts,
  is_cancelled: false,
})

test('live games come first and once, in order', () => {
  const [over, second, next] = [game(2, 'finished'), game(3, 'live'), game(4, 'upcoming')]
  const late = game(9, 'live', 1)
  expect(liveFirst([over, second, next], [second, late])).toEqual({
    live: [late, second],
    rest: [over, next],
  })
})

test('a game that has just begun comes first before the list of live games has it, and goes back when it is over', () => {
  const began = game(3, 'live')
  expect(liveFirst([began], []).live).toEqual([began])
  const over = game(3, 'finished')
  expect(liveFirst([over], [over])).toEqual({ live: [], rest: [over] })
})

test('a cancelled game is not live', () => {
  const cancelled = { ...game(3, 'live'), is_cancelled: true }
  expect(liveFirst([cancelled], [])).toEqual({ live: [], rest: [cancelled] })
})

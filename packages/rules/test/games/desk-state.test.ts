import { expect, test } from 'vitest'
import { chooseDeskState } from '../../src/index.ts'

const now = Date.UTC(2026, 10, 20, 18)
const soon = new Date(now + 3_600_000).toISOString()
const later = new Date(now + 3 * 86_400_000).toISOString()
const calm = {
  stream_status: 'upcoming',
  is_cancelled: false,
  starts_at: soon,
  ingest_state: 'none',
  problem_count: 0,
  is_shown_elsewhere: false,
} as const

test.each([
  [{}, 'no_camera'],
  [{ starts_at: later }, 'planned'],
  [{ ingest_state: 'idle' }, 'camera_ready'],
  [{ starts_at: later, ingest_state: 'idle' }, 'camera_ready'],
  [{ ingest_state: 'idle', problem_count: 1 }, 'camera_trouble'],
  [{ is_shown_elsewhere: true }, 'camera_ready'],
  [{ stream_status: 'live' }, 'no_picture'],
  [{ stream_status: 'live', ingest_state: 'interrupted' }, 'no_picture'],
  [{ stream_status: 'live', ingest_state: 'idle' }, 'no_picture'],
  [{ stream_status: 'live', is_shown_elsewhere: true }, 'live'],
  [{ stream_status: 'live', ingest_state: 'live' }, 'live'],
  [{ stream_status: 'live', ingest_state: 'live', problem_count: 1 }, 'camera_trouble'],
  [{ stream_status: 'finished', ingest_state: 'ended' }, 'played'],
  [{ stream_status: 'live', is_cancelled: true }, 'cancelled'],
] as const)('a game with %o is %s', (facts, state) => {
  expect(chooseDeskState({ ...calm, ...facts }, now)).toBe(state)
})

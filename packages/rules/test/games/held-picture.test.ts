import { expect, test } from 'vitest'
import { isPictureHeld } from '../../src/index.ts'

test.each([
  ['upcoming', true, false, true],
  ['upcoming', false, false, false],
  ['live', true, false, false],
  ['live', false, true, true],
  ['finished', true, true, false],
] as const)(
  'a game that is %s (waits: %s, paused: %s) is held back: %s',
  (stream_status, waits, paused, held) => {
    expect(isPictureHeld({ stream_status, waits_for_go: waits, is_paused: paused })).toBe(held)
  },
)

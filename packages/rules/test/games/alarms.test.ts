import { describe, expect, it } from 'vitest'
import { type AlarmCamera, type AlarmGame, findAlarms, neededBytes } from '../../src/index.ts'

const now = new Date('2026-03-01T20:00:00Z')
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const signal = {
  height: 720,
  bits_per_second: 4_000_000,
  frames_per_second: 30,
  key_seconds: 2,
  has_sound: true,
  sound_db: -20,
  dropped_frames: 0,
  delay_ms: 0,
  drift_ms_per_minute: null,
  black_since: null,
  frozen_since: null,
  silent_since: null,
  history: [],
}
const camera = (change: Partial<AlarmCamera> = {}): AlarmCamera => ({
  id: 7,
  state: 'live',
  state_since: inSeconds(-600),
  problem: null,
  signal,
  ...change,
})
const game = (change: Partial<AlarmGame> = {}): AlarmGame => ({
  id: 3,
  stream_status: 'live',
  starts_at: inSeconds(-1800),
  ends_at: inSeconds(3600),
  has_other_picture: false,
  cameras: [camera()],
  ...change,
})
const found = (
  games: AlarmGame[],
  more: { freeBytes?: number | null; arePaymentsUnsettled?: boolean } = {},
) => findAlarms({ games, freeBytes: null, arePaymentsUnsettled: false, ...more }, now)
const idle = camera({ state: 'idle', signal: null })
const soon = (seconds: number) =>
  game({ stream_status: 'upcoming', starts_at: inSeconds(seconds), cameras: [idle] })

describe('an alarm', () => {
  it('is not raised if all is well', () => {
    expect(found([game()], { freeBytes: 50e9 })).toEqual([])
  })

  it('is raised if no camera sends five minutes before the start, and not earlier', () => {
    expect(found([soon(301)])).toEqual([])
    expect(found([soon(299)])).toEqual([{ kind: 'no_signal', event_id: 3, video_id: null }])
    expect(found([{ ...soon(10), cameras: [idle, camera()] }])).toEqual([])
    expect(found([{ ...soon(10), cameras: [] }])).toEqual([])
    expect(found([{ ...soon(-10), stream_status: 'finished' }])).toEqual([])
  })

  it('is raised for a live game that has no camera at all, unless it is shown in another way', () => {
    const bare = game({ cameras: [] })
    expect(found([bare])).toEqual([{ kind: 'no_signal', event_id: 3, video_id: null }])
    expect(found([{ ...bare, has_other_picture: true }])).toEqual([])
    // Of a game that is planned without one nobody knows that it is to be shown.
    expect(found([{ ...soon(-60), cameras: [] }])).toEqual([])
  })

  it('names a lost camera while another goes on, once it stays away', () => {
    const lost = (seconds: number) =>
      camera({ id: 8, state: 'interrupted', state_since: inSeconds(-seconds), signal: null })
    expect(found([game({ cameras: [camera(), lost(5)] })])).toEqual([])
    expect(found([game({ cameras: [camera(), lost(20)] })])).toEqual([
      { kind: 'no_signal', event_id: 3, video_id: 8 },
    ])
    expect(found([game({ cameras: [lost(30)] })])).toEqual([
      { kind: 'no_signal', event_id: 3, video_id: null },
    ])
  })

  it.each([
    ['black', { black_since: inSeconds(-20) }],
    ['frozen', { frozen_since: inSeconds(-20) }],
    ['silent', { silent_since: inSeconds(-20) }],
    ['bitrate_falling', { history: [...Array(20).fill(4000), 1000, 1000] }],
  ] as const)('says that a camera is %s', (kind, change) => {
    const wrong = camera({ signal: { ...signal, ...change } })
    expect(found([game({ cameras: [wrong] })])).toEqual([{ kind, event_id: 3, video_id: 7 }])
  })

  it('says that an encoder uses an old key, while it still tries', () => {
    const tried = (seconds: number) =>
      camera({ state: 'live', problem: { code: 'old_key', at: inSeconds(-seconds) } })
    expect(found([game({ cameras: [tried(10)] })])).toEqual([{ kind: 'old_key', event_id: 3, video_id: 7 }])
    expect(found([game({ cameras: [tried(180)] })])).toEqual([])
  })

  it('is raised with 10 GB left, or less than the evening writes', () => {
    const low = [{ kind: 'disk_low', event_id: null, video_id: null }]
    expect(found([game()], { freeBytes: 9.9e9 })).toEqual(low)
    expect(found([game()], { freeBytes: 11e9 })).toEqual([])
    const evening = Array.from({ length: 10 }, () => game())
    // Ten games with an hour left at 4 Mbit/s.
    expect(neededBytes(evening, now)).toBe(18e9)
    expect(found(evening, { freeBytes: 17e9 })).toEqual(low)
    expect(found([], { freeBytes: 1 })).toEqual([])
  })

  it('reports unsettled payments', () => {
    expect(found([], { arePaymentsUnsettled: true })).toEqual([
      { kind: 'payments_unsettled', event_id: null, video_id: null },
    ])
  })
})

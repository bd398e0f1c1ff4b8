import { describe, expect, it } from 'vitest'
import { checkSignal, isFalling, judgeLook, type MeasuredSignal } from '../../src/index.ts'

const now = new Date('2026-03-01T20:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const good: MeasuredSignal = {
  height: 720,
  bits_per_second: 4_000_000,
  frames_per_second: 30,
  key_seconds: 2,
  has_sound: true,
  sound_db: -20,
  dropped_frames: 0,
  delay_ms: 100,
  drift_ms_per_minute: 1,
  black_since: null,
  frozen_since: null,
  silent_since: null,
  history: [],
}
const problemsOf = (change: Partial<MeasuredSignal>) =>
  checkSignal({ state: 'live', signal: { ...good, ...change }, isDue: true }, now).flatMap(
    ({ problem }) => problem ?? [],
  )

describe('the checks of a signal', () => {
  it('are all good if the signal is', () => {
    const checks = checkSignal({ state: 'live', signal: good, isDue: true }, now)
    expect(checks.every(({ state }) => state === 'good')).toBe(true)
  })

  it.each<[Partial<MeasuredSignal>, string]>([
    [{ height: 90 }, 'size'],
    [{ bits_per_second: 300_000 }, 'bitrate_low'],
    [{ history: [...Array(20).fill(4000), 900, 800] }, 'bitrate_falling'],
    [{ frames_per_second: 12 }, 'frame_rate'],
    [{ key_seconds: 8.3 }, 'key_frames'],
    [{ dropped_frames: 90 }, 'drops'],
    [{ delay_ms: 5_000 }, 'delay'],
    [{ has_sound: false, sound_db: null }, 'no_sound'],
    [{ sound_db: -50 }, 'quiet'],
    [{ sound_db: -91, silent_since: ago(21) }, 'silent'],
    [{ black_since: ago(20) }, 'black'],
    [{ frozen_since: ago(25) }, 'frozen'],
    [{ drift_ms_per_minute: -40 }, 'clock'],
  ])('%j is reported as %s', (change, problem) => {
    expect(problemsOf(change)).toEqual([problem])
  })

  it('ignore a short black, still or silent scene', () => {
    expect(problemsOf({ black_since: ago(9), frozen_since: ago(19), silent_since: ago(19) })).toEqual([])
  })

  it('wait while no encoder sends, and say so when the picture is due', () => {
    const early = checkSignal({ state: 'idle', signal: null, isDue: false }, now)
    expect(early.every(({ state }) => state === 'waiting')).toBe(true)
    const [first, ...rest] = checkSignal({ state: 'idle', signal: null, isDue: true }, now)
    expect(first).toEqual({ check: 'signal', state: 'bad', problem: 'no_signal' })
    expect(rest.every(({ state }) => state === 'waiting')).toBe(true)
    const [lost] = checkSignal({ state: 'interrupted', signal: good, isDue: true }, now)
    expect(lost?.problem).toBe('signal_lost')
  })
})

describe('a bitrate', () => {
  it('falls once two in a row are below half of the usual', () => {
    const usual = Array(12).fill(4000)
    expect(isFalling([...usual, 1900, 1900])).toBe(true)
    expect(isFalling([...usual, 4000, 1900])).toBe(false)
    expect(isFalling([...usual, 2500, 2500])).toBe(false)
    expect(isFalling([4000, 4000, 100, 100])).toBe(false)
  })
})

describe('a look at a picture', () => {
  const dots = (value: number, step = 0) =>
    Uint8Array.from({ length: 100 }, (_, at) => value + (at % 5) * step)
  const look = (picture: Uint8Array, soundDb: number | null = -20) => ({ picture, soundDb })
  const none = { black_since: null, frozen_since: null, silent_since: null }

  it('remembers since when it is black, still or silent, and forgets it with the first that is not', () => {
    const first = judgeLook(null, look(dots(16), -91), ago(30))
    expect(first).toEqual({ ...none, black_since: ago(30), silent_since: ago(30) })
    const second = judgeLook({ look: look(dots(16)), standing: first }, look(dots(17), -91), ago(20))
    expect(second).toEqual(first)
    const third = judgeLook({ look: look(dots(17)), standing: second }, look(dots(90, 9)), ago(10))
    expect(third).toEqual(none)
    const fourth = judgeLook({ look: look(dots(90, 9)), standing: third }, look(dots(90, 9)), now)
    expect(fourth).toEqual({ ...none, frozen_since: now })
    expect(judgeLook({ look: look(dots(90, 9)), standing: fourth }, look(dots(93, 9)), now)).toEqual(none)
  })

  it('does not call a video without sound silent: it has its own check', () => {
    expect(judgeLook(null, look(dots(90, 9), null), now)).toEqual(none)
  })
})

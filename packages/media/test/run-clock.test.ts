import { expect, test } from 'vitest'
import { createRunClock } from '../src/live/run-clock.ts'

const hourMs = 3_600_000

/** Pictures that arrive every 40 ms, with these times. */
function place(timestamps: readonly number[]) {
  const clock = createRunClock(timestamps[0] ?? 0, 0)
  return timestamps.map((timestampMs, at) => clock.picture(timestampMs, at * 40))
}

test.each<[string, number[], number[]]>([
  ['count from the first', [1000, 1040, 1080], [0, 40, 80]],
  ['may be late within a gap', [0, 40, 9040], [0, 40, 9040]],
  ['that jump an hour go on by arrival', [0, 40, hourMs, hourMs + 40], [0, 40, 80, 120]],
  ['that jump back go on by arrival', [4000, 4040, 0, 40], [0, 40, 80, 120]],
  ['that are all zero follow the arrival', [0, 0, 0, 0], [0, 40, 80, 120]],
  ['in microseconds follow the arrival', [0, 40_000, 80_000, 120_000], [0, 40, 80, 120]],
  ['that wrap go on', [2 ** 32 - 40, 0, 40], [0, 40, 80]],
])('times %s', (_name, timestamps, placed) => {
  expect(place(timestamps).map(({ ms }) => ms)).toEqual(placed)
})

test('a leap ahead is reported, a step back or a gap is not', () => {
  const leaps = (timestamps: number[]) => place(timestamps).map(({ hasLeapt }) => hasLeapt)
  expect(leaps([0, 40, hourMs, hourMs + 40])).toEqual([false, false, true, false])
  expect(leaps([4000, 4040, 0, 9000])).toEqual([false, false, false, false])
})

test('frames that arrive all at once keep their pace', () => {
  const clock = createRunClock(0, 5)
  const placed = [0, 40, hourMs].map(timestampMs => clock.picture(timestampMs, 5).ms)
  expect(placed).toEqual([0, 40, 80])
})

test('network bursts do not change the length of a stream without times', () => {
  const clock = createRunClock(0, 0)
  const arrivals = Array.from({ length: 1000 }, (_, at) => Math.floor(at / 5) * 200)
  const last = arrivals.map(arrivedMs => clock.picture(0, arrivedMs).ms).at(-1)
  expect(last).toBeGreaterThan(39_000)
  expect(last).toBeLessThan(41_000)
})

test('sound that leaps before its picture stays beside it', () => {
  const clock = createRunClock(0, 0)
  for (const ms of [0, 40, 80]) clock.picture(ms, ms)
  expect(clock.sound(90, 90)).toBe(90)
  expect(clock.sound(hourMs, 110)).toBe(80)
  expect(clock.sound(hourMs + 21, 115)).toBe(101)
  expect(clock.picture(hourMs + 10, 120).ms).toBe(120)
  expect(clock.sound(hourMs + 42, 140)).toBe(152)
  expect(clock.sound(hourMs + 5_042, 141)).toBe(120)
  expect(clock.picture(hourMs + 50, 160).ms).toBe(160)
  // From here on both clocks agree again.
  expect(clock.sound(hourMs + 63, 170)).toBe(173)
})

test('sound without a picture for long is dropped', () => {
  const clock = createRunClock(0, 0)
  for (const ms of [0, 40]) clock.picture(ms, ms)
  expect(clock.sound(9_000, 9_000)).toBe(9_000)
  expect(clock.sound(11_000, 11_000)).toBeNull()
})

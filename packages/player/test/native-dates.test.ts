import { expect, it } from 'vitest'
import { findMoment } from '../src/core/find-moment.ts'
import { nativeDateMs, nativeFragments } from '../src/engine/native-dates.ts'

const kickOffMs = Date.UTC(2026, 10, 14, 19)

/** What a browser with HLS of its own has of a video. */
const videoAt = (currentTime: number, startDate: Date) => ({
  currentTime,
  seekable: { length: 1, start: () => 60, end: () => 600 },
  getStartDate: () => startDate,
})

it('a picture that was rewound has the date of then', () => {
  expect(nativeDateMs(videoAt(300, new Date(kickOffMs)))).toBe(kickOffMs + 300_000)
  expect(nativeDateMs(videoAt(120, new Date(kickOffMs)))).toBe(kickOffMs + 120_000)
})

it('a moment is found by its date, within what can be played', () => {
  const fragments = nativeFragments(videoAt(300, new Date(kickOffMs)))
  expect(findMoment(fragments, kickOffMs + 90_000)).toBe(90)
  expect(fragments).toEqual([{ startSeconds: 60, durationSeconds: 540, dateMs: kickOffMs + 60_000 }])
})

it('a list without dates has none, nor has a browser that cannot tell', () => {
  const undated = videoAt(300, new Date(Number.NaN))
  expect(nativeDateMs(undated)).toBeNull()
  expect(nativeFragments(undated)).toEqual([])
  const { getStartDate: _unknown, ...silent } = videoAt(300, new Date(kickOffMs))
  expect(nativeDateMs(silent)).toBeNull()
})

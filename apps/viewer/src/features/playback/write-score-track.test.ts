import { expect, test } from 'vitest'
import { writeScoreTrack } from './write-score-track.ts'

test('each score stands until the next, and the last to the end', () => {
  const scores = [
    { seconds: 12.5, label: 'Ravens 7, Wolves 0' },
    { seconds: 3_725, label: 'Ravens 7, A&M <3' },
  ]
  expect(writeScoreTrack(scores)).toBe(`WEBVTT

00:00:12.500 --> 01:02:05.000
Ravens 7, Wolves 0

01:02:05.000 --> 99:59:59.000
Ravens 7, A&amp;M &lt;3
`)
})

test('a game without a score has a track without lines', () => {
  expect(writeScoreTrack([])).toBe('WEBVTT\n')
})

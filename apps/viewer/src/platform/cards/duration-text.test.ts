import { expect, test } from 'vitest'
import { durationText } from './duration-text.ts'

test.each([
  [0, '0:00'],
  [7, '0:07'],
  [187, '3:07'],
  [3600, '1:00:00'],
  [3729, '1:02:09'],
])('%d seconds', (seconds, text) => expect(durationText(seconds)).toBe(text))

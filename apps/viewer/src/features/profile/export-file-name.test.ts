import { expect, test } from 'vitest'
import { exportFileName } from './export-file-name.ts'

test.each([
  ['Northern League TV', 'northern-league-tv-profile.json'],
  ['Лига „Север“', 'лига-север-profile.json'],
  ['../../a: b?', 'a-b-profile.json'],
  ['***', 'profile.json'],
])('the file of %s is %s', (channel, file) => {
  expect(exportFileName(channel)).toBe(file)
})

import { expect, it } from 'vitest'
import { checkDownload } from '../../src/index.ts'

const may = {
  needed: 'download' as const,
  capabilities: ['watch', 'download'],
  count: 0,
  limit: 2,
  isCounted: false,
} as const

it.each([
  ['who may', may, null],
  ['who may not', { ...may, capabilities: ['watch', 'download_clip'] }, 'forbidden'],
  ['the last of the month', { ...may, count: 1 }, null],
  ['one more than there may be', { ...may, count: 2 }, 'download_limit'],
  ['the same game again', { ...may, count: 2, isCounted: true }, null],
  ['where there may be none', { ...may, limit: 0 }, 'download_limit'],
] as const)('a download: %s', (_, facts, refusal) => {
  expect(checkDownload(facts)).toBe(refusal)
})

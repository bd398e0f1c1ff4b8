import { expect, it } from 'vitest'
import { checkFileTool } from '../../src/video/check-file-tool.ts'

it.each([
  ['outdated, in production', { isOutdated: true }, true, 'ffmpeg_outdated'],
  ['outdated, at home', { isOutdated: true }, false, null],
  ['current, in production', { isOutdated: false }, true, null],
  ['current, at home', { isOutdated: false }, false, null],
  // Then a file waits and its replay fails with its own reason.
  ['not there, in production', null, true, null],
] as const)('a decoder that is %s', (_, ffmpeg, isProduction, refusal) => {
  expect(checkFileTool(ffmpeg, { isProduction })).toBe(refusal)
})

import { expect, it } from 'vitest'
import { isWorthRetrying, uploadProblem } from './upload-problem.ts'

const refused = (status: number, code = '') => ({
  originalResponse: { getStatus: () => status, getBody: () => JSON.stringify({ error: { code } }) },
})

it.each([
  ['too large', refused(413, 'payload_too_large'), 'too_large', false],
  ['without room', refused(507, 'storage_full'), 'no_room', false],
  ['for an ffmpeg without security fixes', refused(503, 'ffmpeg_outdated'), 'old_ffmpeg', false],
  ['by a server that is away for a moment', refused(503, 'unavailable'), 'failed', true],
  ['while another page writes it', refused(409, 'conflict'), 'failed', true],
  ['after the session ended', refused(401, 'unauthenticated'), 'failed', false],
  ['by a line that broke', { originalResponse: null }, 'failed', true],
] as const)('a file that is refused %s', (_, error, problem, isRetried) => {
  expect(uploadProblem(error)).toBe(problem)
  expect(isWorthRetrying(error)).toBe(isRetried)
})

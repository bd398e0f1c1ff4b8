import { oddEncoders } from '@grandstand/media/test-odd-encoders'
import { shareLiveServer } from './support/live-server.ts'
import { expect, test } from './support/test.ts'
import { tryEncoder } from './support/try-encoder.ts'

/** Of the table that `npm run bench:faults` tries whole: those that once left every page without a picture, and two more. */
const tried = [
  'times that jump an hour',
  'no H.264 for three seconds',
  'pictures that do not decode',
  'sound alone',
]

const server = shareLiveServer()

for (const encoder of oddEncoders.filter(({ name }) => tried.includes(name))) {
  test(`a page recovers by itself from an encoder with ${encoder.name}`, {
    tag: '@once',
  }, async ({ page }) => {
    test.setTimeout(240_000)
    // It throws where the picture does not come back, or the replay does not get to its end; how soon, the bench tells.
    const seen = await tryEncoder(server, page, encoder)
    expect(seen.states).toContain(encoder.hasPicture ? 'live' : 'no_picture')
    expect(seen.recordings).toBe(1)
    expect(seen.recordedSeconds).toBeGreaterThan(seen.sentSeconds / 2)
    expect(seen.recordedSeconds).toBeLessThan(seen.sentSeconds + 1)
    expect(seen.problems).toEqual(encoder.problem === null ? [] : [encoder.problem])
  })
}

import { expect, it } from 'vitest'
import { planLiveLadder } from '../../src/index.ts'

const names = (heights: number[], width: number, height: number) =>
  planLiveLadder(heights, { width, height }).map(rung => `${rung.name} ${rung.width}x${rung.height}`)

it.each([
  [[360, 720, 480], 1920, 1080, ['720p 1280x720', '480p 854x480', '360p 640x360']],
  [[720, 480, 360], 1280, 720, ['480p 854x480', '360p 640x360']],
  [[720], 640, 360, []],
  [[], 1920, 1080, []],
  [[360], 1440, 1080, ['360p 480x360']],
  [[361], 1280, 720, ['361p 642x360']],
])('from %j a %i × %i stream gets %j', (heights, width, height, rungs) => {
  expect(names(heights, width, height)).toEqual(rungs)
})

it('gives a taller picture more, also between the usual heights', () => {
  const rates = planLiveLadder([900, 720, 600, 360, 144, 100], { width: 1920, height: 1080 }).map(
    ({ bitsPerSecond }) => bitsPerSecond,
  )
  expect(rates).toEqual(rates.toSorted((one, other) => other - one))
  expect(rates[1]).toBe(3_000_000)
})

it('gives a small picture a small sound, and leaves other sound alone', () => {
  const sounds = planLiveLadder([480, 240, 144], { width: 1280, height: 720 }).map(
    ({ soundBitsPerSecond }) => soundBitsPerSecond,
  )
  expect(sounds).toEqual([null, 64_000, 64_000])
})

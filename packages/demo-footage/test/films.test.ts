import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { joinParts, probeFile } from '@grandstand/media'
import { decodePictures } from '@grandstand/media/test-encoder'
import { ffmpegs } from '@grandstand/media/test-ffmpeg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filmFile } from '../src/film-file.ts'
import { filmSize, passageSeconds, surfaceNames } from '../src/films.ts'
import { filmSeconds, passageParts } from '../src/passage.ts'

const mostBytes = 20_000_000
let dir: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'grandstand-films-'))
})
afterAll(() => rm(dir, { recursive: true }))

it('all films together are small enough for a repository', async () => {
  const files = await Promise.all(surfaceNames.map(surface => stat(filmFile(surface))))
  expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(mostBytes)
})

describe.each(ffmpegs)('by ffmpeg $version', ({ path }) => {
  const tool = { path, signal: new AbortController().signal }

  it.each(surfaceNames)('the film on %s is what an encoder sends, as long as its passages', async surface => {
    const facts = await probeFile(tool, filmFile(surface))
    expect(facts?.durationSeconds).toBeCloseTo(filmSeconds(passageSeconds[surface]), 0)
    expect(facts?.video).toMatchObject({ codec: 'h264', width: filmSize.width, height: filmSize.height })
    expect(facts?.audio).toMatchObject({ codec: 'aac' })
  })

  it.each(['ice', 'gridiron'] as const)(
    'the parts of the film on %s join without a seam',
    async surface => {
      const target = join(dir, `it's ${surface}.mp4`)
      const seconds = passageSeconds[surface]
      const parts = (['home', 'open', 'away'] as const).flatMap(ending => passageParts(seconds, ending))
      await joinParts(tool, { file: filmFile(surface), parts, target })
      const decoded = await decodePictures(target)
      expect(decoded.errors).toBe('')
      expect(decoded.seconds).toHaveLength(seconds * 3 * filmSize.framesPerSecond)
      for (const [at, second] of decoded.seconds.entries())
        expect(second - (decoded.seconds[0] ?? 0)).toBeCloseTo(at / filmSize.framesPerSecond, 2)
    },
    90_000,
  )
})

import { createHash } from 'node:crypto'
import { access, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFfmpeg, joinParts } from '@grandstand/media'
import { decodePictures } from '@grandstand/media/test-encoder'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeFootage } from '../src/make-footage.ts'
import { startMatch } from '../src/match.ts'
import { type Ending, goalAfterSeconds, passageParts } from '../src/passage.ts'
import { createPicture } from '../src/picture.ts'
import { startFootage } from '../src/start-footage.ts'
import { surfaceNames, surfaces } from '../src/surface.ts'

const size = { width: 160, height: 90, framesPerSecond: 10, seconds: 16 }
let dir: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'grandstand-footage-'))
})
afterAll(() => rm(dir, { recursive: true }))

/** A checksum of every frame. */
function drawAll(surface: (typeof surfaceNames)[number]): string[] {
  const footage = startFootage({ ...size, surface })
  const picture = createPicture(size.width, size.height)
  return Array.from({ length: footage.frames }, () => {
    footage.draw(picture)
    return createHash('sha256').update(picture.bytes).digest('hex')
  })
}

describe.each(surfaceNames)('a drawn match on %s', surface => {
  it('is the same each time, and no frame of it is like another', () => {
    const frames = drawAll(surface)
    expect(frames).toHaveLength(320)
    expect(drawAll(surface)).toEqual(frames)
    // But for the cuts, where nothing but the curtain is seen.
    expect(new Set(frames).size).toBeGreaterThan(305)
  })

  it('goes on to each of its endings without a jump, and the goals fall on time', () => {
    const play = (ending: Ending) => {
      const match = startMatch(surfaces[surface], { seconds: 16, ending })
      return Array.from({ length: 160 }, () => {
        const { ball, scorer } = match.step(0.1)
        return { ...ball, scorer }
      })
    }
    const open = play('open')
    expect(open.every(({ scorer }) => scorer === null)).toBe(true)
    for (const [ending, side] of [
      ['home', 0],
      ['away', 1],
    ] as const) {
      const passage = play(ending)
      expect(passage.slice(0, 80)).toEqual(open.slice(0, 80))
      const goalAt = passage.findIndex(({ scorer }) => scorer === side)
      expect(goalAt / 10 - 8).toBeCloseTo(goalAfterSeconds, 0)
      const inGoal = side === 0 ? surfaces[surface].lengthMetres : 0
      expect(Math.abs((passage[goalAt]?.x ?? 0) - inGoal)).toBeLessThan(2)
    }
  })
})

it('fills the whole frame as encoders take it', () => {
  const picture = createPicture(160, 90)
  startFootage({ ...size, surface: 'grass' }).draw(picture)
  expect(picture.bytes).toHaveLength((160 * 90 * 3) / 2)
  expect(picture.y.every(brightness => brightness >= 16)).toBe(true)
})

describe('footage', () => {
  const make = async (seconds: number, signal = new AbortController().signal) => {
    const ffmpeg = await findFfmpeg(process.env.FFMPEG_PATH ?? null)
    if (!ffmpeg) throw new Error('These tests need ffmpeg')
    const percents: number[] = []
    const file = join(dir, `${seconds}.mp4`)
    await makeFootage({
      ...size,
      seconds,
      surface: 'ice',
      ffmpegPath: ffmpeg.path,
      file,
      onPercent: percent => percents.push(percent),
      signal,
    })
    return { file, percents, ffmpeg }
  }

  it('becomes a file whose parts follow each other without a seam, and says how far it is', async () => {
    const { file, percents, ffmpeg } = await make(16)
    expect(percents.at(-1)).toBe(100)
    expect(await readdir(dir)).toEqual(['16.mp4'])
    const target = join(dir, "it's joined.mp4")
    const parts = (['home', 'open', 'away'] as const).flatMap(ending => passageParts(16, ending))
    await joinParts({ path: ffmpeg.path, signal: new AbortController().signal }, { file, parts, target })
    const { seconds, errors } = await decodePictures(target)
    expect(errors).toBe('')
    expect(seconds).toHaveLength(480)
    for (const [at, second] of seconds.entries()) expect(second - (seconds[0] ?? 0)).toBeCloseTo(at / 10, 2)
  })

  it('is not there before it is whole', async () => {
    const controller = new AbortController()
    const making = make(600, controller.signal)
    await expect.poll(() => readdir(dir)).toContain('600.mp4.part')
    controller.abort()
    await expect(making).rejects.toThrow()
    await expect(access(join(dir, '600.mp4'))).rejects.toThrow()
  })
})

import { createHash } from 'node:crypto'
import { access, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFfmpeg } from '../src/ffmpeg/find-ffmpeg.ts'
import { makeFootage } from '../src/footage/make-footage.ts'
import { createPicture } from '../src/footage/picture.ts'
import { startFootage } from '../src/footage/start-footage.ts'
import { surfaceNames } from '../src/footage/surface.ts'
import { decodePictures } from './encoder.ts'

const size = { width: 160, height: 90, framesPerSecond: 10, seconds: 12 }
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
    expect(frames).toHaveLength(120)
    expect(drawAll(surface)).toEqual(frames)
    // But for the cuts, where nothing but the curtain is seen.
    expect(new Set(frames).size).toBeGreaterThan(115)
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
      loops: 2,
      ffmpegPath: ffmpeg.path,
      file,
      onPercent: percent => percents.push(percent),
      signal,
    })
    return { file, percents }
  }

  it('becomes a file that shows it as often as wanted, and says how far it is', async () => {
    const { file, percents } = await make(3)
    expect(percents.at(-1)).toBe(100)
    const { seconds, errors } = await decodePictures(file)
    expect(errors).toBe('')
    expect(seconds).toHaveLength(60)
    expect(await readdir(dir)).toEqual(['3.mp4'])
  })

  it('is not there before it is whole', async () => {
    const controller = new AbortController()
    const making = make(600, controller.signal)
    await expect.poll(() => readdir(dir)).toContain('600.mp4.part.drawn')
    controller.abort()
    await expect(making).rejects.toThrow()
    await expect(access(join(dir, '600.mp4'))).rejects.toThrow()
  })
})

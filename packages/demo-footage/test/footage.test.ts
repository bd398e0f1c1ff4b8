import { createHash } from 'node:crypto'
import { access, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { joinParts } from '@grandstand/media'
import { decodePictures } from '@grandstand/media/test-encoder'
import { ffmpegs } from '@grandstand/media/test-ffmpeg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGame } from '../src/games/index.ts'
import { makeFootage } from '../src/make-footage.ts'
import { type Ending, goalAfterSeconds, passageParts } from '../src/passage.ts'
import { createPicture } from '../src/picture.ts'
import { startFootage } from '../src/start-footage.ts'
import { surfaceNames, surfaces } from '../src/surfaces/index.ts'

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
  it('is the same each time, and no two of its frames are alike', () => {
    const frames = drawAll(surface)
    expect(frames).toHaveLength(320)
    expect(drawAll(surface)).toEqual(frames)
    // But for the cuts, where nothing but the curtain is seen. An ending may begin as another does.
    for (const part of [frames.slice(0, 160), frames.slice(160, 240), frames.slice(240)])
      expect(new Set(part).size).toBeGreaterThan(part.length * 0.95)
  })

  it('continues into each of its endings without a jump, and the goals fall on time', () => {
    const play = (ending: Ending) => {
      const game = startGame(surfaces[surface], { seconds: 16, ending })
      return Array.from({ length: 160 }, () => {
        const { ball, players, scorer } = game.step(0.1)
        return { ...ball, players: players.map(({ x, y, team }) => ({ x, y, team })), scorer }
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
      if (!surfaces[surface].goal) continue
      const { lengthMetres, goal: { insetMetres = 0 } = {} } = surfaces[surface]
      const inGoal = side === 0 ? lengthMetres - insetMetres : insetMetres
      expect(Math.abs((passage[goalAt]?.x ?? 0) - inGoal)).toBeLessThan(2)
    }
  })
})

it('no two grounds look alike', () => {
  const size = { width: 64, height: 36, framesPerSecond: 5, seconds: 16 }
  const atTenSeconds = surfaceNames.map(surface => {
    const footage = startFootage({ ...size, surface })
    const picture = createPicture(64, 36)
    for (let frame = 0; frame < 50; frame += 1) footage.draw(picture)
    return picture.bytes
  })
  for (const [at, picture] of atTenSeconds.entries())
    for (const other of atTenSeconds.slice(at + 1)) {
      const differing = picture.filter((byte, index) => Math.abs(byte - (other[index] ?? 0)) > 8)
      expect(differing.length / picture.length).toBeGreaterThan(0.2)
    }
})

it('fills the whole frame as encoders expect', () => {
  const picture = createPicture(160, 90)
  startFootage({ ...size, surface: 'grass' }).draw(picture)
  expect(picture.bytes).toHaveLength((160 * 90 * 3) / 2)
  expect(picture.y.every(brightness => brightness >= 16)).toBe(true)
})

describe('footage', () => {
  async function make(ffmpegPath: string, seconds: number, signal = new AbortController().signal) {
    const percents: number[] = []
    const file = join(dir, `${seconds}.mp4`)
    const onPercent = (percent: number) => percents.push(percent)
    await makeFootage({ ...size, seconds, surface: 'ice', ffmpegPath, file, onPercent, signal })
    return { file, percents }
  }

  it.each(ffmpegs)(
    'becomes a file whose parts join without a seam, by ffmpeg $version',
    async ({ path }) => {
      const { file, percents } = await make(path, 16)
      expect(percents.at(-1)).toBe(100)
      expect(await readdir(dir)).toContain('16.mp4')
      const target = join(dir, "it's joined.mp4")
      const parts = (['home', 'open', 'away'] as const).flatMap(ending => passageParts(16, ending))
      await joinParts({ path, signal: new AbortController().signal }, { file, parts, target })
      const { seconds, errors } = await decodePictures(target)
      expect(errors).toBe('')
      expect(seconds).toHaveLength(480)
      for (const [at, second] of seconds.entries()) expect(second - (seconds[0] ?? 0)).toBeCloseTo(at / 10, 2)
    },
    90_000,
  )

  it('does not exist before it is complete', async () => {
    const controller = new AbortController()
    const making = make(ffmpegs[0]?.path ?? '', 600, controller.signal)
    await expect.poll(() => readdir(dir)).toContain('600.mp4.part')
    controller.abort()
    await expect(making).rejects.toThrow()
    await expect(access(join(dir, '600.mp4'))).rejects.toThrow()
  })
})

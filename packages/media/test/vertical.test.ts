import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { probeFile } from '../src/file/probe-file.ts'
import { type VerticalFraming, verticalSize } from '../src/file/vertical-filter.ts'
import { writeVertical } from '../src/file/write-vertical.ts'
import { runFfmpeg } from './encoder.ts'
import { ffmpegs } from './test-ffmpeg.ts'
import { makeTestFolder } from './test-folder.ts'

// Encoders run behind everything else on the machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const signal = new AbortController().signal
const size = { width: 320, height: 180 }
const root = await makeTestFolder('vertical')
const file = join(root, 'wide.mp4')
beforeAll(async () => {
  // Grey from black on the left to white on the right: a dot's brightness tells where it was.
  const grey = `nullsrc=size=${size.width}x${size.height}:rate=15,geq=lum='16+X*219/${size.width - 1}':cb=128:cr=128`
  const { code, errors } = await runFfmpeg([
    ...['-f', 'lavfi', '-i', grey, '-f', 'lavfi', '-i', 'sine=frequency=440', '-t', '4'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '10', '-pix_fmt', 'yuv420p', '-c:a', 'aac', file],
  ]).done
  if (code !== 0) throw new Error(errors)
})

/** How bright the picture is at a moment at a height, 0 to 1, as the mean of a row of dots. */
async function brightness(video: string, seconds: number, top: number): Promise<number> {
  const { child, done } = runFfmpeg([
    ...['-ss', String(seconds), '-i', video, '-frames:v', '1'],
    ...['-vf', `crop=iw:2:0:${top}`, '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'],
  ])
  const chunks: Buffer[] = []
  child.stdout.on('data', chunk => chunks.push(chunk))
  await done
  const bytes = Buffer.concat(chunks)
  return bytes.reduce((sum, byte) => sum + byte, 0) / bytes.length / 255
}

it.each([
  [
    { width: 1920, height: 1080 },
    { width: 720, height: 1280 },
  ],
  [
    { width: 640, height: 360 },
    { width: 360, height: 640 },
  ],
  [
    { width: 160, height: 90 },
    { width: 90, height: 160 },
  ],
  [
    { width: 1080, height: 1920 },
    { width: 720, height: 1280 },
  ],
])('an upright form of %o has the size %o', (source, size) => expect(verticalSize(source)).toEqual(size))

describe.each(ffmpegs)('an upright video, with ffmpeg $version', ({ path, version }) => {
  const make = async (name: string, framing: VerticalFraming) => {
    const target = join(root, `${version}-${name}.mp4`)
    await writeVertical({ path, signal }, { file, framing, target })
    return target
  }
  /** The middle of a window of 100 of 320 dots. */
  const middleAt = (x: number) => (50 + x * 220) / 320

  it('shows a window that moves from point to point, and stays before the first and after the last', async () => {
    const points = [
      { seconds: 1, x: 0 },
      { seconds: 3, x: 1 },
    ]
    const target = await make('window', { kind: 'window', points })
    const facts = await probeFile({ path, signal }, target)
    expect(facts).toMatchObject({ video: { width: 180, height: 320 } })
    expect(facts?.audio).not.toBeNull()
    expect(facts?.durationSeconds).toBeCloseTo(4, 0)
    for (const [seconds, x] of [
      [0.5, 0],
      [2, 0.5],
      [3.5, 1],
    ] as const)
      expect(await brightness(target, seconds, 160)).toBeCloseTo(middleAt(x), 1)
  })

  it('takes as many points as allowed', async () => {
    const points = Array.from({ length: 60 }, (_, index) => ({ seconds: index / 15, x: (index % 5) / 4 }))
    expect(await probeFile({ path, signal }, await make('points', { kind: 'window', points }))).not.toBeNull()
  })

  it('shows the whole picture over its own darker blur', async () => {
    const target = await make('whole', { kind: 'whole' })
    const [middle, top] = [await brightness(target, 1, 160), await brightness(target, 1, 30)]
    expect(middle).toBeCloseTo(0.5, 1)
    expect(top).toBeGreaterThan(0.1)
    expect(top).toBeLessThan(0.4)
  })
})

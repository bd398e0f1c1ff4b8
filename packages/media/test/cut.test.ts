import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { writeCut } from '../src/file/write-cut.ts'
import { writeFrame } from '../src/file/write-frame.ts'
import { writeStill } from '../src/file/write-still.ts'
import { mediaPlaylist } from '../src/live/media-playlist.ts'
import { pinStretch, SegmentMissing } from '../src/live/pin-stretch.ts'
import { positionOfDate } from '../src/live/position-of-date.ts'
import { coverScope } from '../src/live/ranged-playlist.ts'
import { readRecording } from '../src/live/read-recording.ts'
import type { Segment } from '../src/live/segment.ts'
import { runFfmpeg } from './encoder.ts'
import { recordFile } from './record-file.ts'
import { ffmpegs } from './test-ffmpeg.ts'
import { makeFile } from './test-file.ts'
import { makeTestFolder } from './test-folder.ts'

// Encoders run behind everything else on the machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const signal = new AbortController().signal
const fps = 15
const root = await makeTestFolder('cut')
let game: string
let pictures: { seconds: number; sum: string }[]
beforeAll(async () => {
  game = await record('game', await makeFile(join(root, 'game.mp4'), { seconds: 14 }))
  pictures = await decode(await joinFiles(game))
})

async function record(name: string, file: string): Promise<string> {
  const dir = join(root, name)
  await recordFile({ path: ffmpegs[0]?.path ?? '', file, dir })
  return dir
}

async function joinFiles(dir: string): Promise<string> {
  const count = (await readdir(dir)).filter(name => name.startsWith('segment-')).length
  const names = ['init-0.mp4', ...Array.from({ length: count }, (_, index) => `segment-${index}.m4s`)]
  const file = `${dir}.joined.mp4`
  await writeFile(file, Buffer.concat(await Promise.all(names.map(name => readFile(join(dir, name))))))
  return file
}

/** What a player shows, and when. */
async function decode(file: string) {
  const { output } = await runFfmpeg(['-copyts', '-i', file, '-map', '0:v', '-f', 'framemd5', '-']).done
  const [, unit = '1', base = '1'] = output.match(/#tb 0: (\d+)\/(\d+)/) ?? []
  return output
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => line.split(','))
    .map(([, , pts, , , sum = '']) => ({
      seconds: (Number(pts) * Number(unit)) / Number(base),
      sum: sum.trim(),
    }))
}

async function pin(fromSeconds: number, toSeconds: number, name: string) {
  const dir = join(root, name)
  const scope = coverScope({ fromSeconds, toSeconds })
  await pinStretch({ recording: await readRecording({ dir: game }), recordingDir: game, scope, dir })
  return dir
}

describe('a stretch of a recording that is kept', () => {
  it('has whole segments by links, counts them from zero, and keeps the times of the game', async () => {
    const dir = await pin(5, 9, 'pinned')
    const [whole, kept] = [await readRecording({ dir: game }), await readRecording({ dir })]
    expect(kept.isEnded).toBe(true)
    expect(kept.segments.map(({ number }) => number)).toEqual([0, 1])
    expect(kept.segments[0]?.startSeconds).toBe(whole.segments[1]?.startSeconds)
    expect((await stat(join(dir, 'segment-0.m4s'))).ino).toBe((await stat(join(game, 'segment-1.m4s'))).ino)
    // Again, as after a kill.
    await rm(join(dir, 'journal.jsonl'))
    await pin(5, 9, 'pinned')
    expect((await readRecording({ dir })).segments).toEqual(kept.segments)
  })

  it('is copied if links are impossible, and refused if a segment is gone', async () => {
    const recording = await readRecording({ dir: game })
    const scope = { fromMs: 5_000, toMs: 9_000 }
    const dir = join(root, 'copied')
    await pinStretch({ recording, recordingDir: join(root, 'elsewhere'), scope, dir })
    expect((await readRecording({ dir })).segments).toHaveLength(2)
    const lost = { ...recording, segments: recording.segments, readSegment: async () => undefined }
    await expect(
      pinStretch({ recording: lost, recordingDir: join(root, 'elsewhere'), scope, dir }),
    ).rejects.toBeInstanceOf(SegmentMissing)
  })
})

describe.each(ffmpegs)('a clip, with ffmpeg $version', ({ path, version }) => {
  const at = (name: string) => join(root, version, name)
  beforeAll(() => mkdir(join(root, version)))

  it.each([
    [3.5, 7.2, false],
    [4, 9, false],
    [5.4, 6, false],
    [3.5, 7.2, true],
    [5.4, 6, true],
  ])('of %s to %s s (exact: %s) shows exactly these pictures', async (from, to, isExact) => {
    const recording = await readRecording({ dir: await pin(from, to, `${version}-${from}`) })
    const target = at(`${from}-${isExact}.mp4`)
    await writeCut({ path, signal }, { recording, fromSeconds: from, toSeconds: to, isExact, target })
    const shown = await decode(target)
    const wanted = pictures.filter(({ seconds }) => seconds >= from - 1e-3 && seconds < to - 1e-3)
    expect(shown).toHaveLength(wanted.length)
    expect(shown[0]?.seconds).toBeLessThan(1 / fps)
    if (!isExact) expect(shown.map(({ sum }) => sum)).toEqual(wanted.map(({ sum }) => sum))
    const bytes = await readFile(target)
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
    expect((await readdir(join(root, version))).filter(name => name.endsWith('.piece'))).toEqual([])
    // Nothing before the cut is even inside.
    if (isExact) {
      const all = await runFfmpeg([
        '-ignore_editlist',
        '1',
        '-i',
        target,
        '-map',
        '0:v',
        '-f',
        'framemd5',
        '-',
      ]).done
      expect(all.output.split('\n').filter(line => /^0,/.test(line))).toHaveLength(wanted.length)
    }
  })

  it('has a picture, however short it is', async () => {
    for (const [from, to] of [
      [2.5, 7],
      [4.3, 4.8],
    ] as const) {
      const recording = await readRecording({ dir: await pin(from, to, `${version}-still-${from}`) })
      const target = at(`still-${from}.mp4`)
      await writeCut(
        { path, signal },
        { recording, fromSeconds: from, toSeconds: to, isExact: false, target },
      )
      const still = at(`still-${from}.jpg`)
      await writeStill({ path, signal }, { file: target, size: { width: 160, height: 90 }, target: still })
      expect((await readFile(still)).subarray(0, 2).toString('hex')).toBe('ffd8')
    }
  })

  it.each([
    [1280, { width: 160, height: 90 }],
    [121, { width: 120, height: 68 }],
  ])('has a frame of at most %s pixels a side, in even numbers', async (maxSide, size) => {
    const target = at(`frame-${maxSide}.jpg`)
    const recording = await readRecording({ dir: game })
    await writeFrame({ path, signal }, { recording, atSeconds: 5, maxSide, target })
    const bytes = await readFile(target)
    const header = bytes.indexOf('ffc0', 'hex')
    expect({ width: bytes.readUInt16BE(header + 7), height: bytes.readUInt16BE(header + 5) }).toEqual(size)
  })

  it('across an encoder that came back with another size has one picture size, and the full length', async () => {
    const small = await record(
      `${version}-small`,
      await makeFile(at('small.mp4'), { seconds: 4, size: '128x72' }),
    )
    const whole = await readRecording({ dir: game })
    const other = await readRecording({ dir: small })
    const end = 4
    const recording = {
      ...whole,
      segments: [
        ...whole.segments.filter(({ startSeconds }) => startSeconds < end),
        ...other.segments.map(segment => ({
          ...segment,
          number: segment.number + 100,
          init: 1,
          isDiscontinuous: true,
        })),
      ],
      readInit: (init: number) => (init === 0 ? whole : other).readInit(0),
      readSegment: (number: number) =>
        number < 100 ? whole.readSegment(number) : other.readSegment(number - 100),
    }
    const target = at('mixed.mp4')
    const facts = await writeCut(
      { path, signal },
      { recording, fromSeconds: 1, toSeconds: 3, isExact: false, target },
    )
    expect(facts.video).toMatchObject({ width: 160, height: 90 })
  })
})

describe('the picture of a program date', () => {
  const segment = (number: number, change: Partial<Segment> = {}): Segment => ({
    number,
    init: 0,
    isDiscontinuous: false,
    startSeconds: number * 2,
    durationSeconds: 2,
    isGap: false,
    wallTimeMs: 1_000_000 + number * 2_000,
    ...change,
  })
  const drifting = [
    segment(0),
    segment(1, { wallTimeMs: 1_002_040 }),
    segment(2, { isDiscontinuous: true, wallTimeMs: 1_090_000 }),
  ]

  it.each([
    ['inside a segment', 1_000_500, 0.5],
    ['with the drifted clock of the playlist', 1_003_000, 3],
    ['after an encoder came back', 1_091_500, 5.5],
    ['while no encoder sent', 1_050_000, null],
    ['before the game', 900_000, null],
  ])('%s', (_, dateMs, seconds) => expect(positionOfDate(drifting, dateMs)).toBe(seconds))

  it('is in the playlist if a player could not know it', () => {
    const facts = {
      segments: drifting,
      initWriters: [],
      recentParts: new Map(),
      current: null,
      targetSeconds: 2,
      partTargetSeconds: 1,
      isEnded: true,
    }
    const text = mediaPlaylist(facts, { isLowLatency: false, isDelta: false })
    expect(text.match(/PROGRAM-DATE-TIME/g)).toHaveLength(2)
  })
})

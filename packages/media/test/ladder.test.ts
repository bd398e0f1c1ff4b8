import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FfmpegTool } from '../src/ffmpeg/start-ffmpeg.ts'
import { type Ladder, type SourceFacts, startLadder } from '../src/ladder/start-ladder.ts'
import { startLiveRun } from '../src/live/live-run.ts'
import { openRecording, type RecordingWriter } from '../src/live/open-recording.ts'
import { createRtmpServer, type RtmpServer } from '../src/rtmp/rtmp-server.ts'
import { decodePictures, startEncoder } from './encoder.ts'
import { ffmpegs } from './test-ffmpeg.ts'

const rungs = [
  { name: '144p', width: 256, height: 144, bitsPerSecond: 200_000, soundBitsPerSecond: null },
  { name: '108p', width: 192, height: 108, bitsPerSecond: 120_000, soundBitsPerSecond: 48_000 },
]
const plain = { isLowLatency: false, isDelta: false }

let dir: string
let server: RtmpServer
let url: string
let source: RecordingWriter
let recordings: Map<string, RecordingWriter>
let ladder: Ladder
let ended: Promise<unknown>
let told: { ready: string[]; dropped: string[]; failed: string[]; source: SourceFacts[]; problems: unknown[] }
/** How many seconds with a picture there were when a rung was offered. */
let reachedBack: number[]
/** While it starts again it has none; and a signal to process 0 goes to all that run here. */
async function pidOfLadder(): Promise<number> {
  await expect.poll(() => ladder.pid, { timeout: 15_000 }).toBeDefined()
  return Number(ladder.pid)
}
const maxLagMs = 4_000
const usual: FfmpegTool = ffmpegs[0] ?? { path: '' }
let tool: FfmpegTool

beforeEach(async () => {
  tool = usual
  dir = await mkdtemp(join(tmpdir(), 'grandstand-ladder-'))
  reachedBack = []
  told = { ready: [], dropped: [], failed: [], source: [], problems: [] }
  recordings = new Map()
  ended = Promise.resolve()
  const open = (name: string) =>
    openRecording({ dir: join(dir, name), onProblem: error => told.problems.push(error) })
  source = await open('.')
  server = createRtmpServer({
    onError: error => told.problems.push(error),
    async onCamera() {
      const made = startLadder({
        path: tool.path,
        guard: tool.guard,
        plan: () => [...rungs],
        async openRung({ name }) {
          const known = recordings.get(name) ?? (await open(name))
          recordings.set(name, known)
          return known
        },
        onSource: facts => told.source.push(facts),
        onReady({ name }) {
          told.ready.push(name)
          const begin = get(name).segments.find(({ isGap }) => !isGap)?.startSeconds ?? 0
          reachedBack.push(get(name).endSeconds - begin)
        },
        onDropped: ({ name }) => told.dropped.push(name),
        onFailed: said => told.failed.push(said),
        maxLagMs,
      })
      ladder = made
      const run = startLiveRun(source, () => Date.now(), made)
      return {
        ...run,
        end() {
          run.end()
          ended = made.end()
        },
      }
    },
  })
  url = `rtmp://127.0.0.1:${await server.listen(0, '127.0.0.1')}/live/x`
})
afterEach(async () => {
  await server.close()
  await ended
  for (const recording of [source, ...recordings.values()]) await recording.flush()
  await rm(dir, { recursive: true, force: true })
})

const get = (name: string): RecordingWriter => recordings.get(name) ?? source
const playlistOf = (name: string) => get(name).playlist(plain)
const numbers = (name: string) =>
  [...playlistOf(name).matchAll(/^segment-(\d+)(?:-w\w+)?\.m4s$/gm)].map(match => Number(match[1]))
/** When each segment that has a picture begins. */
const begins = (name: string) =>
  get(name)
    .segments.filter(({ isGap }) => !isGap)
    .map(({ wallTimeMs }) => wallTimeMs)
/** The length of each gap for players. */
function gaps(name: string): number[] {
  const found: number[] = []
  let isGoingOn = false
  for (const [, gap, seconds] of playlistOf(name).matchAll(/(#EXT-X-GAP\n)?#EXTINF:([\d.]+),/g)) {
    if (gap !== undefined) found.push(Number(seconds) + (isGoingOn ? (found.pop() ?? 0) : 0))
    isGoingOn = gap !== undefined
  }
  return found
}
async function decode(name: string) {
  await get(name).flush()
  const [, init = ''] = playlistOf(name).match(/#EXT-X-MAP:URI="(.+)"/) ?? []
  const files = [...playlistOf(name).matchAll(/(#EXT-X-GAP\n)?#EXTINF:[\d.]+,\n(segment-.+)/g)]
    .filter(match => match[1] === undefined)
    .map(match => match[2] ?? '')
  const parts = await Promise.all([init, ...files].map(file => readFile(join(dir, name, file))))
  const joined = join(dir, `${name}.mp4`)
  await writeFile(joined, Buffer.concat(parts))
  return decodePictures(joined)
}

describe('the smaller rungs of a live stream', () => {
  it.each(ffmpegs)(
    'have the times and key frames of the source, by ffmpeg $version',
    async build => {
      tool = build
      await startEncoder(url, { seconds: 5, isLive: true, keyEverySeconds: 1 }).done
      await ended
      expect(told.source).toMatchObject([{ width: 320, height: 180, frameRate: 30 }])
      expect(begins('144p').length).toBeGreaterThan(1)
      for (const name of ['144p', '108p']) {
        const atSource = begins('.')
        for (const begin of begins(name).slice(1)) {
          expect(Math.min(...atSource.map(at => Math.abs(at - begin)))).toBeLessThanOrEqual(1_001)
        }
        expect(get(name).endSeconds).toBeCloseTo(source.endSeconds, 1)
        expect(get(name).codecs).toContain('mp4a.40.2')
        const { errors, seconds } = await decode(name)
        expect(errors).toBe('')
        expect(seconds.length / 30).toBeCloseTo(source.endSeconds - (gaps(name)[0] ?? 0), 1)
      }
      expect(told).toMatchObject({ dropped: [], failed: [], problems: [] })
    },
    40_000,
  )

  it('go on with it after a break', async () => {
    await startEncoder(url, { seconds: 3, isLive: true, keyEverySeconds: 1 }).done
    await ended
    const before = numbers('144p')

    await startEncoder(url, { seconds: 3, isLive: true, keyEverySeconds: 1 }).done
    await ended
    await expect.poll(() => get('144p').endSeconds).toBeCloseTo(source.endSeconds, 1)
    expect(numbers('144p').slice(0, before.length)).toEqual(before)
    expect(numbers('144p')).toEqual(numbers('144p').map((_, index) => index))
    for (const name of ['.', '144p', '108p'])
      expect(playlistOf(name).match(/#EXT-X-DISCONTINUITY/g)).toHaveLength(1)
    expect(told).toMatchObject({ dropped: [], failed: [], problems: [] })
  }, 40_000)

  it('recover by themselves when ffmpeg is killed, and the source does not notice', async () => {
    const encoder = startEncoder(url, { seconds: 60, isLive: true, keyEverySeconds: 1 })
    let highest = -1
    await expect.poll(() => told.ready.toSorted(), { timeout: 30_000 }).toEqual(['108p', '144p'])
    // A player of whole segments begins three target durations before the end.
    expect(Math.min(...reachedBack)).toBeGreaterThan(3 * 3)
    expect(Math.max(...reachedBack)).toBeLessThan(16)
    for (let kills = 0; kills < 3; kills += 1) {
      const killed = await pidOfLadder()
      const { endSeconds } = get('108p')
      process.kill(killed, 'SIGKILL')
      await expect
        .poll(() => ladder.pid !== undefined && ladder.pid !== killed, { timeout: 15_000 })
        .toBe(true)
      await expect.poll(() => get('108p').endSeconds, { timeout: 15_000 }).toBeGreaterThan(endSeconds + 2.5)
      const last = numbers('108p').at(-1) ?? -1
      expect(last).toBeGreaterThan(highest)
      highest = last
    }
    encoder.child.kill('SIGKILL')
    await encoder.done
    await expect.poll(() => get('108p').endSeconds).toBeCloseTo(source.endSeconds, 0)
    for (const name of ['144p', '108p']) {
      expect(numbers(name)).toEqual(numbers(name).map((_, index) => index))
      expect(Math.max(...gaps(name))).toBeLessThanOrEqual(3)
      expect(playlistOf(name)).not.toContain('DISCONTINUITY')
    }
    expect(playlistOf('.')).not.toMatch(/GAP|DISCONTINUITY/)
    const { errors, seconds } = await decode('.')
    expect(errors).toBe('')
    expect(seconds.length / 30).toBeCloseTo(source.endSeconds, 1)
    expect((await decode('108p')).errors).toBe('')
    expect(told).toMatchObject({ dropped: [], failed: [] })
  }, 90_000)

  it('are dropped one after the other if the machine is too slow for them', async () => {
    const encoder = startEncoder(url, { seconds: 60, isLive: true, keyEverySeconds: 1 })
    await expect.poll(() => get('144p').endSeconds, { timeout: 15_000 }).toBeGreaterThan(1)
    process.kill(await pidOfLadder(), 'SIGSTOP')
    await expect.poll(() => told.dropped, { timeout: 20_000 }).toEqual(['144p'])
    const { endSeconds } = get('108p')
    await expect.poll(() => get('108p').endSeconds, { timeout: 15_000 }).toBeGreaterThan(endSeconds + 1)
    expect(playlistOf('.')).not.toMatch(/GAP|DISCONTINUITY/)
    encoder.child.kill('SIGKILL')
    await encoder.done
  }, 60_000)
})

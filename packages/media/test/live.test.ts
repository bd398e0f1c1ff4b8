import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startLiveRun } from '../src/live/live-run.ts'
import { openRecording, type Recording } from '../src/live/recording.ts'
import { initFile, segmentFile } from '../src/live/segment.ts'
import { createRtmpServer, type RtmpServer } from '../src/rtmp/rtmp-server.ts'
import { decodePictures, startEncoder } from './encoder.ts'

let dir: string
let server: RtmpServer
let port: number
let recording: Recording
let problems: unknown[]
const key = 'pitch-one'

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'grandstand-live-'))
  problems = []
  recording = await openRecording({ dir, onProblem: error => problems.push(error) })
  server = createRtmpServer({
    onPublish: async request => (request.key === key ? startLiveRun(recording, () => Date.now()) : null),
    onError: error => problems.push(error),
  })
  port = await server.listen(0, '127.0.0.1')
})
afterEach(async () => {
  await server.close()
  await rm(dir, { recursive: true, force: true })
})

const url = (name = key) => `rtmp://127.0.0.1:${port}/live/${name}`
const plain = { isLowLatency: false, isDelta: false }
const lowLatency = { isLowLatency: true, isDelta: false }
const segmentNumbers = (playlist: string) =>
  [...playlist.matchAll(/^segment-(\d+)\.m4s$/gm)].map(match => Number(match[1]))
/** One init with the segments that need it, as a file that any decoder reads. */
async function joinFiles(init: number, numbers: number[]): Promise<string> {
  const parts = await Promise.all([
    readFile(join(dir, initFile(init))),
    ...numbers.map(number => readFile(join(dir, segmentFile(number)))),
  ])
  const file = join(dir, 'joined.mp4')
  await writeFile(file, Buffer.concat(parts))
  return file
}

describe('what an encoder sends by RTMP', () => {
  it('becomes segments that decode without a gap or an error', async () => {
    const { code, errors } = await startEncoder(url(), { seconds: 9 }).done
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    await expect.poll(() => recording.endSeconds).toBeGreaterThan(8.9)
    await recording.end()

    const playlist = recording.playlist(plain)
    expect(segmentNumbers(playlist)).toEqual([0, 1, 2, 3, 4])
    expect(playlist).toContain('#EXT-X-PLAYLIST-TYPE:VOD')
    expect(playlist.trimEnd().endsWith('#EXT-X-ENDLIST')).toBe(true)
    const pictures = await decodePictures(await joinFiles(0, segmentNumbers(playlist)))
    expect(pictures.errors).toBe('')
    expect(pictures.seconds).toHaveLength(270)
    const steps = pictures.seconds.slice(1).map((at, index) => at - (pictures.seconds[index] ?? 0))
    expect(Math.max(...steps)).toBeLessThan(0.05)
    expect(problems).toEqual([])
  })

  it('is offered in parts while it comes, and a player may wait for the next one', async () => {
    const encoder = startEncoder(url(), { seconds: 6, isLive: true })
    expect(await recording.waitFor({ segment: 1, part: 0 }, 10_000)).toBe(true)
    const playlist = recording.playlist(lowLatency)
    expect(playlist).toContain('#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES')
    expect(playlist).toMatch(/#EXT-X-PART:DURATION=0\.3\d+,URI="part-1-0\.m4s",INDEPENDENT=YES/)
    expect(playlist).toMatch(/#EXT-X-PRELOAD-HINT:TYPE=PART,URI="part-1-\d+\.m4s"\n$/)
    expect(recording.readPart(1, 0)?.length).toBeGreaterThan(1000)
    // The parts of a segment are the segment.
    const whole = await recording.readSegment(0)
    const parts = [0, 1, 2, 3, 4, 5].map(part => recording.readPart(0, part) ?? Buffer.alloc(0))
    expect(Buffer.concat(parts).equals(whole ?? Buffer.alloc(1))).toBe(true)
    const durations = [...playlist.matchAll(/#EXT-X-PART:DURATION=([\d.]+)/g)].map(match => Number(match[1]))
    expect(Math.max(...durations)).toBeLessThanOrEqual(0.3345)
    encoder.child.kill()
    await encoder.done
  })

  it('is refused with a wrong key, and nothing of it is taken', async () => {
    const { code, errors } = await startEncoder(url('wrong'), { seconds: 1 }).done
    expect(code).not.toBe(0)
    expect(errors).not.toBe('')
    expect(recording.isReady).toBe(false)
  })

  it.each([
    { video: 'flv1' as const, words: /Sorenson H\.263 is sent; H\.264 is needed/ },
    { sound: 'mp3' as const, words: /MP3 is sent; AAC is needed/ },
  ])('in another codec ($words) is refused with the reason', async ({ words, ...options }) => {
    await startEncoder(url(), { seconds: 2, ...options }).done
    await expect.poll(() => problems.map(String).join()).toMatch(words)
  })

  it('may be silent', async () => {
    await startEncoder(url(), { seconds: 5, sound: 'none' }).done
    await expect.poll(() => recording.endSeconds).toBeGreaterThan(4.9)
    expect(recording.codecs).toMatch(/^avc1\.[0-9a-f]{6}$/)
  })
})

describe('an encoder that comes back', () => {
  it('goes on in the same recording: higher numbers, later times, a discontinuity', async () => {
    await startEncoder(url(), { seconds: 5 }).done
    await expect.poll(() => recording.endSeconds).toBeGreaterThan(4.9)
    const before = segmentNumbers(recording.playlist(plain))
    await startEncoder(url(), { seconds: 5, size: '640x360' }).done
    await expect.poll(() => recording.endSeconds).toBeGreaterThan(9.8)
    const playlist = recording.playlist(plain)
    const after = segmentNumbers(playlist)
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after).toEqual(after.map((_, index) => index))
    expect(playlist.match(/#EXT-X-DISCONTINUITY/g)).toHaveLength(1)
    expect(playlist).toContain('#EXT-X-MAP:URI="init-1.mp4"')
    expect(playlist.match(/#EXT-X-TARGETDURATION:\d+/g)).toHaveLength(1)
    const pictures = await decodePictures(await joinFiles(1, after.slice(before.length)))
    expect(pictures.errors).toBe('')
    expect(pictures.seconds).toHaveLength(150)
    expect(pictures.seconds[0]).toBeGreaterThan(4.9)
  })
})

describe('a disk that is gone for a while', () => {
  it('costs the recording a gap, is told at once, and is used again when it is back', async () => {
    const encoder = startEncoder(url(), { seconds: 12, isLive: true })
    await recording.waitFor({ segment: 1, part: 1 }, 10_000)
    await rm(dir, { recursive: true })
    await expect.poll(() => problems.length).toBeGreaterThan(0)
    await recording.waitFor({ segment: 2, part: 1 }, 10_000)
    // Close to live nothing is missing: the last segments are in memory.
    expect((await recording.readSegment(1))?.length).toBeGreaterThan(1000)
    await mkdir(dir)
    await recording.waitFor({ segment: 4, part: 0 }, 10_000)
    encoder.child.kill()
    await encoder.done
    await recording.end()
    const playlist = recording.playlist(plain)
    expect(segmentNumbers(playlist)).toEqual(segmentNumbers(playlist).map((_, index) => index))
    expect(playlist).toContain('#EXT-X-GAP\n#EXTINF')
    expect(playlist).not.toMatch(/#EXT-X-GAP\n#EXTINF:[\d.]+,\nsegment-3/)
    expect((await stat(join(dir, segmentFile(3)))).size).toBeGreaterThan(1000)
  })
})

describe('a server that was killed', () => {
  it('goes on from its files: what was whole is kept, no number falls', async () => {
    const encoder = startEncoder(url(), { seconds: 20, isLive: true })
    await recording.waitFor({ segment: 2, part: 2 }, 15_000)
    await recording.flush()
    const before = recording.playlist(lowLatency)
    // As after a kill: the files as they are, with a half-written fragment at the end.
    const opened = join(dir, 'open.m4s')
    const { size } = await stat(opened)
    await writeFile(opened, Buffer.concat([await readFile(opened), Buffer.from([0, 0, 16, 0, 109, 111])]))
    encoder.child.kill('SIGKILL')
    const copy = await mkdtemp(join(tmpdir(), 'grandstand-live-'))
    for (const name of await readdir(dir)) await writeFile(join(copy, name), await readFile(join(dir, name)))

    const again = await openRecording({ dir: copy, onProblem: error => problems.push(error) })
    const after = again.playlist(plain)
    expect(segmentNumbers(after)).toEqual([0, 1, 2])
    expect((await stat(join(copy, segmentFile(2)))).size).toBe(size)
    expect(again.endSeconds).toBeGreaterThan(4.9)
    expect(after.match(/TARGETDURATION:\d+/)?.[0]).toBe(before.match(/TARGETDURATION:\d+/)?.[0])
    await rm(copy, { recursive: true, force: true })
  })
})

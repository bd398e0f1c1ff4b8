import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startLiveRun } from '../src/live/live-run.ts'
import { openRecording, type RecordingWriter } from '../src/live/open-recording.ts'
import { initFile, openFile, segmentFile } from '../src/live/segment.ts'
import { createRtmpServer, type RtmpServer } from '../src/rtmp/rtmp-server.ts'
import { decodePictures, startEncoder } from './encoder.ts'

let root: string
let dir: string
let server: RtmpServer
let port: number
let recording: RecordingWriter
let problems: unknown[]
const key = 'pitch-one'

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'grandstand-live-'))
  dir = join(root, 'recording')
  problems = []
  recording = await openRecording({ dir, onProblem: error => problems.push(error) })
  server = createRtmpServer({
    onCamera: async request => (request.key === key ? startLiveRun(recording, () => Date.now()) : null),
    onError: error => problems.push(error),
  })
  port = await server.listen(0, '127.0.0.1')
})
afterEach(async () => {
  await server.close()
  await recording.flush()
  await rm(root, { recursive: true, force: true })
})

const url = (name = key) => `rtmp://127.0.0.1:${port}/live/${name}`
const plain = { isLowLatency: false, isDelta: false }
const lowLatency = { isLowLatency: true, isDelta: false }
const segmentNumbers = (playlist: string) =>
  [...playlist.matchAll(/^segment-(\d+)(?:-w\w+)?\.m4s$/gm)].map(match => Number(match[1]))
/** One init with the segments that need it, as a file that any decoder reads. */
async function joinFiles(init: number, numbers: number[]): Promise<string> {
  await recording.flush()
  const parts = await Promise.all([
    readFile(join(dir, initFile(init))),
    ...numbers.map(number => readFile(join(dir, segmentFile({ number })))),
  ])
  const file = join(dir, 'joined.mp4')
  await writeFile(file, Buffer.concat(parts))
  return file
}

describe('a stream that an encoder sends by RTMP', () => {
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

  it('is offered in parts while it arrives, and a player may wait for the next one', async () => {
    const encoder = startEncoder(url(), { seconds: 6, isLive: true })
    expect(await recording.waitFor({ segment: 1, part: 0 }, 10_000)).toBe(true)
    const playlist = recording.playlist(lowLatency)
    expect(playlist).toContain('#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES')
    expect(playlist).toMatch(/#EXT-X-PART:DURATION=0\.3\d+,URI="part-1-0\.m4s",INDEPENDENT=YES/)
    expect(playlist).toMatch(/#EXT-X-PRELOAD-HINT:TYPE=PART,URI="part-1-\d+\.m4s"\n$/)
    expect((await recording.readPart(1, 0))?.length).toBeGreaterThan(1000)
    // The parts of a segment are the segment.
    const whole = await recording.readSegment(0)
    const readParts = async () => {
      const parts = await Promise.all([0, 1, 2, 3, 4, 5].map(part => recording.readPart(0, part)))
      return Buffer.concat(parts.map(part => part ?? Buffer.alloc(0)))
    }
    expect((await readParts()).equals(whole ?? Buffer.alloc(1))).toBe(true)
    const durations = [...playlist.matchAll(/#EXT-X-PART:DURATION=([\d.]+)/g)].map(match => Number(match[1]))
    expect(Math.max(...durations)).toBeLessThanOrEqual(0.3345)
    encoder.child.kill()
    await encoder.done
    // A slow player may still have the list that names them.
    await recording.end()
    expect(recording.playlist(lowLatency)).not.toContain('part-0-0.m4s')
    expect((await readParts()).equals(whole ?? Buffer.alloc(1))).toBe(true)
    expect(await recording.readPart(0, 6)).toBeUndefined()
  })

  it('is refused with a wrong key, and nothing of it is kept', async () => {
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

describe('a finished recording', () => {
  it('can be read to its last segment at once, even while that is being written to disk', async () => {
    const bytes = Buffer.from('a part')
    recording.beginSegment({ init: 0, isDiscontinuous: true, startSeconds: 0, wallTimeMs: 0 })
    recording.addPart({ bytes, durationSeconds: 2, isIndependent: true })
    recording.endSegment()
    const ending = recording.end()
    expect(recording.playlist(lowLatency)).toMatch(/segment-0\.m4s\n#EXT-X-ENDLIST/)
    expect(await recording.readSegment(0)).toEqual(bytes)
    await ending
    // No longer from memory: what is on disk here is no fragment.
    expect(await recording.readPart(0, 0)).toBeUndefined()
    expect(await recording.readSegment(0)).toEqual(bytes)
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
  it('costs the recording a gap, is reported at once, and is used again when it is back', async () => {
    const encoder = startEncoder(url(), { seconds: 30, isLive: true })
    const wait = (segment: number) => recording.waitFor({ segment, part: 1 }, 12_000)
    await wait(1)
    await rm(dir, { recursive: true })
    await expect.poll(() => problems.length).toBeGreaterThan(0)
    await wait(2)
    // Close to live nothing is missing: the last segments are in memory.
    expect((await recording.readSegment(1))?.length).toBeGreaterThan(1000)
    await mkdir(dir)
    const lost = segmentNumbers(recording.playlist(plain)).length
    // The next one that begins with the disk in its place.
    const kept = lost + 1
    await wait(kept + 1)
    encoder.child.kill('SIGKILL')
    await encoder.done
    await recording.end()
    const playlist = recording.playlist(plain)
    expect(segmentNumbers(playlist)).toEqual(segmentNumbers(playlist).map((_, index) => index))
    expect(playlist).toMatch(/#EXT-X-GAP\n#EXTINF:[\d.]+,\nsegment-1\.m4s/)
    expect(playlist).not.toMatch(new RegExp(`#EXT-X-GAP\\n#EXTINF:[\\d.]+,\\nsegment-${kept}\\.`))
    expect((await stat(join(dir, segmentFile({ number: kept })))).size).toBeGreaterThan(1000)
  }, 40_000)
})

describe('a server that was killed', () => {
  it('goes on from its files: complete parts are kept, and no number falls', async () => {
    const killed = join(root, 'killed')
    const script = fileURLToPath(new URL('recorder-process.ts', import.meta.url))
    const recorder = spawn(process.execPath, [script, killed], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = await once(recorder.stdout, 'data')
    const encoder = startEncoder(`rtmp://127.0.0.1:${Number(String(line))}/live/x`, {
      seconds: 40,
      isLive: true,
    })
    const readOpen = () => readFile(join(killed, openFile())).catch(() => Buffer.alloc(0))
    const journal = () => readFile(join(killed, 'journal.jsonl'), 'utf8').catch(() => '')
    await expect.poll(journal, { timeout: 20_000 }).toMatch(/"type":"segment".*"number":1/)
    await expect.poll(async () => (await readOpen()).length, { timeout: 20_000 }).toBeGreaterThan(1000)
    recorder.kill('SIGKILL')
    await once(recorder, 'close')
    encoder.child.kill('SIGKILL')
    // And as if the kill had come in the middle of a write.
    await appendFile(join(killed, openFile()), Buffer.from([0, 0, 16, 0, 109, 111]))

    const again = await openRecording({ dir: killed, onProblem: error => problems.push(error) })
    const numbers = segmentNumbers(again.playlist(plain))
    expect(numbers).toEqual(numbers.map((_, index) => index))
    expect(numbers.at(-1)).toBeGreaterThanOrEqual(2)
    expect(again.endSeconds).toBeGreaterThan(3.9)
    const files = [again.readInit(0), ...numbers.map(number => again.readSegment(number))]
    const joined = join(root, 'joined.mp4')
    await writeFile(joined, Buffer.concat((await Promise.all(files)).map(bytes => bytes ?? Buffer.alloc(0))))
    const pictures = await decodePictures(joined)
    expect(pictures.errors).toBe('')
    expect(pictures.seconds.length / 30).toBeCloseTo(again.endSeconds, 1)
    expect(problems).toEqual([])
  }, 60_000)
})

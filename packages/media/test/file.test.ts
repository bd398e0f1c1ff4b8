import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { isTakenCodec } from '../src/ffmpeg/codecs.ts'
import { FfmpegFailed } from '../src/ffmpeg/run-ffmpeg.ts'
import { probeFile } from '../src/file/probe-file.ts'
import type { RecordOptions } from '../src/file/record-rung.ts'
import type { RungPlan } from '../src/file/rung-plan.ts'
import { NotConforming, TooLong } from '../src/file/rung-watch.ts'
import { writeDownload } from '../src/file/write-download.ts'
import { writePoster } from '../src/file/write-poster.ts'
import { writePreview } from '../src/file/write-preview.ts'
import { writeStoryboard } from '../src/file/write-storyboard.ts'
import { readRecording } from '../src/live/read-recording.ts'
import { decodePictures } from './encoder.ts'
import { recordFile } from './record-file.ts'
import { ffmpegs } from './test-ffmpeg.ts'
import { makeFile, turnFile } from './test-file.ts'
import { makeTestFolder } from './test-folder.ts'

// Encoders run behind everything else on the machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const root = await makeTestFolder('file')
let dir = root
let path = ffmpegs[0]?.path ?? ''
let plain: string
const signal = new AbortController().signal
const at = (name: string) => join(dir, name)
const encoded = { frameRate: 15, bitsPerSecond: 400_000, isInterlaced: false }

beforeAll(async () => {
  plain = await makeFile(at('plain.mp4'), { seconds: 6 })
})

async function record(file: string, name: string, change: Partial<RecordOptions> = {}) {
  const made = await recordFile({ path, file, dir: at(name), ...change })
  const recording = await readRecording({ dir: at(name) })
  return { ...made, playlist: recording.playlist({ isLowLatency: false, isDelta: false }) }
}
async function decode(name: string) {
  const count = (await readdir(at(name))).filter(file => file.startsWith('segment-')).length
  const names = ['init-0.mp4', ...Array.from({ length: count }, (_, index) => `segment-${index}.m4s`)]
  const file = at(`${name}.joined.mp4`)
  await writeFile(file, Buffer.concat(await Promise.all(names.map(one => readFile(join(at(name), one))))))
  return decodePictures(file)
}

describe.each(ffmpegs)('with ffmpeg $version', build => {
  beforeAll(async () => {
    path = build.path
    dir = join(root, build.version)
    await mkdir(dir)
  })

  describe('a file', () => {
    it('is probed', async () => {
      expect(await probeFile({ path, signal }, plain)).toMatchObject({
        video: { codec: 'h264', width: 160, height: 90, frameRate: 15 },
        audio: { codec: 'aac', channels: 'mono' },
      })
    })

    it.each([
      ['words', 'this is no video'],
      ['a list of other files', '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nfile:///etc/hostname\n'],
      ['a script', 'ffconcat version 1.0\nfile /etc/hostname\n'],
      ['nothing', ''],
    ])('of %s cannot be read', async (_, text) => {
      await writeFile(at('odd.mp4'), text)
      expect(await probeFile({ path, signal }, at('odd.mp4'))).toBeNull()
    })

    it('of an unneeded codec is not decoded, but its codec is named', async () => {
      const file = await makeFile(at('odd.avi'), { seconds: 1, sound: 'none', video: ['huffyuv'] })
      const facts = await probeFile({ path, signal }, file)
      expect(facts?.video?.codec).toBe('huffyuv')
      expect(isTakenCodec('huffyuv')).toBe(false)
      const plan: RungPlan = { video: { width: 160, height: 90, ...encoded }, audio: 'none' }
      await expect(record(file, 'odd', { plan })).rejects.toBeInstanceOf(FfmpegFailed)
    })

    it('of an unneeded size is not decoded', async () => {
      const file = await makeFile(at('large.mp4'), { seconds: 0.1, size: '8192x4320', sound: 'none' })
      expect((await probeFile({ path, signal }, file))?.video).toMatchObject({ width: 8192, height: 4320 })
      const plan: RungPlan = { video: { width: 640, height: 360, ...encoded }, audio: 'none' }
      await expect(record(file, 'large', { plan })).rejects.toBeInstanceOf(FfmpegFailed)
    })
  })

  describe('a file that players can play as it is', () => {
    it('is copied into segments like those of live, and ended', async () => {
      const made = await record(plain, 'copied')
      expect(made).toMatchObject({ width: 160, height: 90 })
      expect(made.codecs).toMatch(/^avc1\.[0-9a-f]{6},mp4a\.40\.2$/)
      expect(made.durationSeconds).toBeCloseTo(6, 0)
      expect(made.bitsPerSecond).toBeGreaterThan(20_000)
      expect(made.playlist).toContain('#EXT-X-ENDLIST')
      expect(made.playlist).toContain('PROGRAM-DATE-TIME:2026-03-01T20:00:00.000Z')
      const pictures = await decode('copied')
      expect(pictures.errors).toBe('')
      expect(pictures.seconds).toHaveLength(90)

      const recording = await readRecording({ dir: at('copied') })
      await writeDownload({ path, signal }, { recording, target: at('download.mp4') })
      const download = await decodePictures(at('download.mp4'))
      expect(download.errors).toBe('')
      expect(download.seconds).toHaveLength(90)
    })

    it('with sound of another kind keeps its picture', async () => {
      const file = await makeFile(at('mp3.mkv'), { sound: 'mp3' })
      const made = await record(file, 'mp3', { plan: { video: 'copy', audio: 'encode' } })
      expect(made.codecs).toContain('mp4a.40.2')
    })
  })

  describe('a file that must be encoded', () => {
    it('has key frames every two seconds, and is no longer than it was', async () => {
      const file = await makeFile(at('hevc.mkv'), {
        sound: 'mp3',
        video: ['libx265', '-preset', 'ultrafast'],
      })
      const progress: number[] = []
      const made = await record(file, 'encoded', {
        plan: { video: { width: 128, height: 72, ...encoded }, audio: 'encode' },
        onProgress: seconds => progress.push(seconds),
      })
      expect(made).toMatchObject({ width: 128, height: 72 })
      expect(made.durationSeconds).toBeCloseTo(4, 0)
      expect(made.playlist.match(/#EXTINF:4\.0/g)).toHaveLength(1)
      expect((await decode('encoded')).errors).toBe('')
      expect(progress.length).toBeGreaterThan(10)
    })

    it('from a phone is turned the right way up', async () => {
      const turned = await turnFile(plain, at('turned.mp4'))
      const facts = await probeFile({ path, signal }, turned)
      expect(facts?.video).toMatchObject({ width: 90, height: 160, isRotated: true })
      const made = await record(turned, 'turned', {
        plan: { video: { width: 90, height: 160, ...encoded }, audio: 'encode' },
      })
      expect(made).toMatchObject({ width: 90, height: 160 })
    })

    it('may be silent, odd in size and of uneven pace', async () => {
      const file = await makeFile(at('silent.mkv'), {
        size: '161x91',
        sound: 'none',
        rate: '10',
        video: ['ffv1', '-vf', 'setpts=PTS+gt(N\\,20)*2/TB'],
      })
      const made = await record(file, 'silent', {
        plan: { video: { width: 160, height: 90, ...encoded }, audio: 'none' },
      })
      expect(made.codecs).toMatch(/^avc1\.[0-9a-f]{6}$/)
      const { seconds } = await decode('silent')
      const steps = seconds.slice(1).map((one, index) => one - (seconds[index] ?? 0))
      expect(Math.max(...steps)).toBeLessThan(0.1)
    })
  })

  describe('the pictures of a video', () => {
    it('are a poster, a preview without sound, and a storyboard', async () => {
      const made = await record(plain, 'drawn')
      const still = { file: plain, stream: 0, atSeconds: 1, size: { width: 160, height: 90 } }
      await writePoster({ path, signal }, { ...still, target: at('poster.jpg') })
      await writePreview({ path, signal }, { ...still, target: at('preview.mp4') })
      await writeStoryboard({ path, signal, ...made, recordingDir: at('drawn'), keysOnly: true, dir })

      expect((await readFile(at('poster.jpg'))).subarray(0, 2).toString('hex')).toBe('ffd8')
      const preview = await probeFile({ path, signal }, at('preview.mp4'))
      expect(preview).toMatchObject({ audio: null, video: { width: 160, height: 90 } })
      const sheet = await readFile(at('storyboard-0.jpg'))
      expect(sheet.subarray(0, 2).toString('hex')).toBe('ffd8')
      const text = await readFile(at('storyboard.vtt'), 'utf8')
      expect(text).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:02\.000\nstoryboard-0\.jpg#xywh=0,0,160,90\n/)
      expect(text).toContain('00:00:04.000 --> 00:00:06.0')
      expect(text).toContain('#xywh=320,0,160,90')
    })
  })
})

describe('making a replay', () => {
  it('ends when it is no longer wanted, and leaves no process', async () => {
    const stop = new AbortController()
    const work = record(plain, 'stopped', {
      signal: stop.signal,
      plan: { video: { width: 1280, height: 720, ...encoded }, audio: 'encode' },
      onProgress: () => stop.abort(),
    })
    await expect(work).rejects.toThrow(/abort/i)
  })

  it('of a damaged file ends as one, or with a reason', async () => {
    const bytes = await readFile(await makeFile(at('whole.mp4'), { seconds: 1 }))
    let seed = 7
    const random = (max: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
      return seed % max
    }
    const outcomes: ('made' | 'refused')[] = []
    for (let count = 0; count < 24; count += 1) {
      const damaged = Buffer.from(bytes)
      for (let change = 0; change < 20; change += 1) damaged[random(damaged.length)] = random(256)
      await writeFile(
        at('damaged.mp4'),
        count % 5 === 0 ? damaged.subarray(0, random(damaged.length) + 1) : damaged,
      )
      outcomes.push(
        await record(at('damaged.mp4'), `damaged-${count}`).then(
          () => 'made',
          () => 'refused',
        ),
      )
    }
    expect(new Set(outcomes)).toEqual(new Set(['made', 'refused']))
  }, 120_000)

  it('ends with the reason if the disk is full or the file exceeds the limit', async () => {
    await writeFile(at('in-the-way'), '')
    await expect(record(plain, 'in-the-way/below')).rejects.toMatchObject({ code: 'ENOTDIR' })
    await expect(record(plain, 'long', { maxSeconds: 2 })).rejects.toBeInstanceOf(TooLong)
  })

  it('of a file whose key frames are too far apart is refused as a copy', async () => {
    const file = await makeFile(at('rare.mp4'), { seconds: 9, keyEverySeconds: 60 })
    await expect(record(file, 'rare')).rejects.toBeInstanceOf(NotConforming)
  })
})

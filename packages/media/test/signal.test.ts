import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRecording } from '../src/live/read-recording.ts'
import { lookAt } from '../src/signal/look-at.ts'
import { createSignalMeter } from '../src/signal/signal-meter.ts'
import { runFfmpeg } from './encoder.ts'
import { recordFile } from './record-file.ts'
import { ffmpegs } from './test-ffmpeg.ts'
import { makeTestFolder } from './test-folder.ts'

const picture = Buffer.alloc(15_000)

/** Thirty pictures a second with a key frame every two seconds, for so long; `arrive` says when each comes. */
function sendPictures(
  seconds: number,
  {
    skips = () => false,
    lateMs = () => 0,
  }: { skips?: (at: number) => boolean; lateMs?: (ms: number) => number } = {},
) {
  let nowMs = 1_000_000
  const meter = createSignalMeter(() => nowMs)
  meter.begin({ startSeconds: 0, wallStartMs: nowMs })
  for (let at = 0; at < seconds * 30; at += 1) {
    const ms = Math.round((at * 1000) / 30)
    nowMs = 1_000_000 + ms + lateMs(ms)
    if (!skips(at)) meter.video(ms, at % 60 === 0, picture)
  }
  return meter
}

describe('the meter of a signal', () => {
  it('reports rate, frames and key frames', () => {
    const signal = sendPictures(20).read()
    expect(signal).toMatchObject({ framesPerSecond: 30, keySeconds: 2, droppedFrames: 0, hasSound: false })
    expect(signal.bitsPerSecond).toBe(picture.length * 30 * 8)
    expect(signal.delayMs).toBe(0)
    expect(signal.driftMsPerMinute).toBeNull()
  })

  it('counts missing pictures in the last minute', () => {
    expect(sendPictures(30, { skips: at => at % 100 === 50 }).read().droppedFrames).toBe(9)
    expect(sendPictures(120, { skips: at => at < 900 && at % 10 === 5 }).read().droppedFrames).toBe(0)
  })

  it('reports how far a slow connection falls behind', () => {
    const { delayMs } = sendPictures(60, { lateMs: ms => Math.max(0, ms - 30_000) * 0.2 }).read()
    expect(delayMs).toBeGreaterThan(5_000)
    expect(delayMs).toBeLessThan(6_500)
  })

  it('reports a clock that drifts', () => {
    const { driftMsPerMinute } = sendPictures(240, { lateMs: ms => ms * 0.001 }).read()
    expect(driftMsPerMinute).toBeGreaterThan(40)
    expect(driftMsPerMinute).toBeLessThan(65)
  })
})

const root = await makeTestFolder('look')

describe.each(ffmpegs)('a look at a camera, with ffmpeg $version', ({ path, version }) => {
  const { signal } = new AbortController()

  async function look(name: string, video: string, sound: string | null) {
    const file = join(root, `${name}-${version}.mp4`)
    const inputs = ['-f', 'lavfi', '-i', video, ...(sound ? ['-f', 'lavfi', '-i', sound] : [])]
    const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac']
    await runFfmpeg([...inputs, '-t', '2', ...codecs, file]).done
    const dir = join(root, `${name}-${version}`)
    await recordFile({ path, file, dir })
    const recording = await readRecording({ dir })
    const [segment] = recording.segments
    if (!segment) throw new Error('no segment')
    return lookAt({ path, signal }, recording, segment)
  }

  it('sees a picture and hears its sound', async () => {
    const seen = await look('game', 'testsrc2=size=320x180:rate=15', 'sine=frequency=440')
    expect(Math.max(...seen.picture) - Math.min(...seen.picture)).toBeGreaterThan(100)
    expect(seen.soundDb).toBeCloseTo(-21, -0.5)
  })

  it('sees black and hears silence', async () => {
    const seen = await look('black', 'color=black:size=320x180:rate=15', 'anullsrc')
    expect(Math.max(...seen.picture)).toBeLessThanOrEqual(20)
    expect(seen.soundDb).toBeLessThan(-80)
  })

  it('tells missing sound from silence', async () => {
    expect((await look('mute', 'testsrc2=size=320x180:rate=15', null)).soundDb).toBeNull()
  })
})

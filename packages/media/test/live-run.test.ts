import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startLiveRun } from '../src/live/live-run.ts'
import { openRecording, type RecordingWriter } from '../src/live/open-recording.ts'
import { samplesPerFrame } from '../src/mp4/aac-config.ts'
import { findBox, readBoxes } from '../src/mp4/box.ts'
import { audioTrackId } from '../src/mp4/track.ts'
import { makeTags, type OddEncoder, oddEncoders } from './odd-encoders.ts'

let dir: string
let recording: RecordingWriter

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'grandstand-run-'))
  recording = await openRecording({ dir, onProblem: error => expect.fail(String(error)) })
})
afterEach(async () => {
  await recording.flush()
  await rm(dir, { recursive: true, force: true })
})

const seconds = 12
const kickOff = Date.UTC(2026, 10, 15, 20)

/** All of it at the moments of its arrival, without waiting. */
async function send(encoder: Partial<OddEncoder>) {
  let nowMs = kickOff
  const run = startLiveRun(recording, () => nowMs)
  const outcomes: string[] = []
  for (const { kind, timestampMs, atMs, body } of await makeTags(encoder, seconds)) {
    nowMs = kickOff + atMs
    if (kind === 'video') outcomes.push(run.video(timestampMs, body))
    else run.audio(timestampMs, body)
  }
  run.end()
  return outcomes
}
const named = (name: string) => oddEncoders.find(encoder => encoder.name === name) ?? {}
const playlist = () => recording.playlist({ isLowLatency: false, isDelta: false })
const dates = () =>
  [...playlist().matchAll(/#EXT-X-PROGRAM-DATE-TIME:(\S+)/g)].map(([, date = '']) => Date.parse(date))

/** Of the recording's length. */
async function soundShare(): Promise<number> {
  await recording.flush()
  let frames = 0
  for (const { number } of recording.segments) {
    const boxes = readBoxes((await recording.readSegment(number)) ?? Buffer.alloc(0))
    for (const { content } of boxes.filter(({ type }) => type === 'moof'))
      for (const track of readBoxes(content).filter(({ type }) => type === 'traf'))
        if (findBox(track.content, ['tfhd'])?.readUInt32BE(4) === audioTrackId)
          frames += findBox(track.content, ['trun'])?.readUInt32BE(4) ?? 0
  }
  return (frames * samplesPerFrame) / 48_000 / recording.endSeconds
}

describe('the stream of an odd encoder', () => {
  const shown = oddEncoders.filter(({ hasPicture }) => hasPicture)
  it.each(shown)('is recorded in full length, with its sound: $name', async encoder => {
    await send(encoder)
    expect(recording.endSeconds).toBeGreaterThan(seconds - 2.5)
    expect(recording.endSeconds).toBeLessThan(seconds + 0.5)
    if (encoder.name !== 'without sound') expect(await soundShare()).toBeGreaterThan(0.9)
  })
})

describe('times that jump an hour', () => {
  it('become a discontinuity at the next key frame, with the date of its arrival', async () => {
    await send(named('times that jump an hour'))
    expect(playlist().match(/#EXT-X-DISCONTINUITY/g)).toHaveLength(1)
    const [began = 0, went = 0, ...more] = dates()
    expect([went - began, more]).toEqual([6_000, []])
  })
  it('that never stop jumping do not cut the recording to pieces', async () => {
    await send(named('times in microseconds'))
    expect(playlist().match(/#EXT-X-DISCONTINUITY/g)).toHaveLength(1)
  })
  it.each(['times that jump back', 'times that wrap', 'times of the sound that jump an hour'])(
    'do not include %s',
    async name => {
      await send(named(name))
      expect(playlist()).not.toContain('#EXT-X-DISCONTINUITY')
    },
  )
})

describe('bytes that are not H.264', () => {
  it('are not recorded, however correct the frames around them are', async () => {
    const outcomes = await send(named('no H.264'))
    expect(new Set(outcomes)).toEqual(new Set(['nothing', 'bad_picture']))
    expect(recording.isReady).toBe(false)
  })
  it('cost what depends on them, and the next key frame goes on', async () => {
    const outcomes = await send(named('no H.264 for three seconds'))
    const firstBad = outcomes.indexOf('bad_picture')
    const lastBad = outcomes.lastIndexOf('bad_picture')
    expect(lastBad - firstBad).toBe(74)
    // The next key frame is the one of the tenth second.
    expect(outcomes.slice(lastBad + 1).indexOf('picture')).toBe(25)
  })
})

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { journalFile, journalLine, readJournal } from '../src/live/journal.ts'
import { startLiveRun } from '../src/live/live-run.ts'
import { openRecording } from '../src/live/open-recording.ts'
import { type Segment, segmentFile } from '../src/live/segment.ts'
import { createRtmpServer } from '../src/rtmp/rtmp-server.ts'
import { startEncoder } from './encoder.ts'

const segment = (number: number): Segment => ({
  number,
  init: 0,
  isDiscontinuous: number === 0,
  startSeconds: number * 2,
  durationSeconds: 2,
  wallTimeMs: 1_000_000 + number * 2000,
  isGap: false,
})
const lines = (...numbers: number[]) =>
  numbers.map(number => journalLine({ type: 'segment', segment: segment(number) })).join('')

describe('a journal', () => {
  it('that gets a line twice keeps it once', () => {
    expect(readJournal(lines(0, 1, 1, 2)).segments.map(({ number }) => number)).toEqual([0, 1, 2])
  })

  it('with a hole has a gap there, and no number falls', () => {
    const { segments } = readJournal(lines(0, 3))
    expect(segments.map(({ number, isGap }) => [number, isGap])).toEqual([
      [0, false],
      [1, true],
      [2, true],
      [3, false],
    ])
    expect(segments[2]).toMatchObject({ startSeconds: 4, durationSeconds: 2, wallTimeMs: 1_004_000 })
  })
})

describe('a recording whose journal a full disk cut short', () => {
  let root: string
  let dir: string
  const open = () => openRecording({ dir, onProblem: () => {} })
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'grandstand-journal-'))
    dir = join(root, 'recording')
  })
  afterEach(() => rm(root, { recursive: true }))

  it('is recovered from its files after a kill', async () => {
    const recording = await open()
    const server = createRtmpServer({
      onCamera: async () => startLiveRun(recording, () => Date.now()),
      onError: () => {},
    })
    const port = await server.listen(0, '127.0.0.1')
    await startEncoder(`rtmp://127.0.0.1:${port}/live/x`, { seconds: 6, size: '160x90' }).done
    await server.close()
    await recording.flush()
    const whole = recording.segments.map(each => ({ ...each }))
    expect(whole).toHaveLength(3)
    // As if nothing after the first segment had found room in the journal.
    const text = await readFile(join(dir, journalFile), 'utf8')
    const first = text.indexOf('{"type":"segment"')
    const kept = text.slice(0, text.indexOf('{"type":"segment"', first + 1))
    await writeFile(join(dir, journalFile), kept)

    const again = await open()
    expect(again.segments.map(({ number }) => number)).toEqual([0, 1, 2])
    expect(again.endSeconds).toBeCloseTo(recording.endSeconds, 3)
    expect(again.segments[2]?.wallTimeMs).toBeCloseTo(whole[2]?.wallTimeMs ?? 0, 0)
    expect((await again.readSegment(2))?.length).toBeGreaterThan(1000)
    // And the journal knows it from now on.
    await rm(join(dir, segmentFile({ number: 2 })))
    expect((await open()).segments).toHaveLength(3)
  })
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { journalFile } from '../src/live/journal.ts'
import { openRecording, type RecordingWriter } from '../src/live/open-recording.ts'
import { readRecording } from '../src/live/read-recording.ts'
import { openFile, segmentFile } from '../src/live/segment.ts'
import { addSegment, beginSegment, part } from './test-segments.ts'

let root: string
let dir: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'grandstand-reader-'))
  dir = join(root, 'recording')
})
afterEach(() => rm(root, { recursive: true }))

const plain = { isLowLatency: false, isDelta: false }
const write = () => openRecording({ dir, onProblem: error => expect.fail(String(error)) })
const numbers = (playlist: string) => [...playlist.matchAll(/^segment-(\d+)/gm)].map(([, n]) => Number(n))

/** Every file below a folder, with its bytes and when it was changed. */
async function look(folder: string): Promise<Record<string, { bytes: Buffer; mtimeMs: number }>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const seen = entries.map(async entry => {
    const path = join(entry.parentPath, entry.name)
    const bytes = entry.isFile() ? await readFile(path) : Buffer.alloc(0)
    return [path, { bytes, mtimeMs: (await stat(path)).mtimeMs }] as const
  })
  return Object.fromEntries(await Promise.all(seen))
}

/** Segments 0 and 1 whole, 2 begun: what a writer leaves at any moment. */
async function leaveRunning(): Promise<RecordingWriter> {
  const writer = await write()
  await addSegment(writer)
  await addSegment(writer)
  beginSegment(writer)
  await writer.flush()
  return writer
}

const states: Record<string, { leave: () => Promise<unknown>; known: number[]; isEnded?: boolean }> = {
  'that is not there': { leave: async () => {}, known: [] },
  'that is empty': { leave: () => mkdir(dir), known: [] },
  'that is being written': { leave: leaveRunning, known: [0, 1] },
  'whose writer was killed in the middle of a line and of a segment': {
    async leave() {
      await leaveRunning()
      await truncate(join(dir, openFile()), 100)
      await appendFile(join(dir, journalFile), '\n{"type":"segment","segm')
    },
    known: [0, 1],
  },
  'whose writer was killed before a whole segment was told': {
    async leave() {
      const writer = await leaveRunning()
      const journal = await readFile(join(dir, journalFile))
      writer.endSegment()
      await writer.flush()
      await truncate(join(dir, journalFile), journal.length)
    },
    known: [0, 1],
  },
  'that is over': {
    async leave() {
      const writer = await leaveRunning()
      writer.endSegment()
      await writer.end()
    },
    known: [0, 1, 2],
    isEnded: true,
  },
}

describe.each(Object.entries(states))('reading a recording %s', (_, { leave, known, isEnded = false }) => {
  it('gives the content of its journal, and changes no file', async () => {
    await leave()
    const before = await look(root)
    const reader = await readRecording({ dir })
    expect(numbers(reader.playlist(plain))).toEqual(known)
    expect(reader).toMatchObject({
      isEnded,
      isReady: known.length > 0,
      endSeconds: known.length * 2 - (isEnded ? 1 : 0),
    })
    expect(reader.playlist(plain).includes('#EXT-X-ENDLIST')).toBe(isEnded)
    for (const number of known)
      expect(await reader.readSegment(number)).toEqual(await readFile(join(dir, segmentFile({ number }))))
    expect(await reader.readSegment(known.length)).toBeUndefined()
    expect((await reader.readInit(0)) === undefined).toBe(known.length === 0)
    expect(await reader.waitFor({ segment: known.length, part: 0 }, 10)).toBe(isEnded)
    await reader.refresh()
    expect(await look(root)).toEqual(before)
  })
})

describe('a reader beside a writer', () => {
  it('sees each new segment, the end, and a continuation after it; so does a second one', async () => {
    const writer = await write()
    const readers = [await readRecording({ dir }), await readRecording({ dir })]
    for (const segment of [0, 1, 2]) {
      const waiting = readers.map(reader => reader.waitFor({ segment, part: null }, 5_000))
      await addSegment(writer)
      expect(await Promise.all(waiting)).toEqual([true, true])
      for (const reader of readers) {
        expect(reader.playlist(plain)).toBe(writer.playlist(plain))
        expect(await reader.readSegment(segment)).toEqual(await writer.readSegment(segment))
        expect(await reader.readPart(segment, 1)).toEqual(await writer.readPart(segment, 1))
      }
    }
    await writer.end()
    for (const reader of readers) await expect.poll(() => refreshed(reader)).toMatchObject({ isEnded: true })
    writer.resume()
    await writer.flush()
    for (const reader of readers) await expect.poll(() => refreshed(reader)).toMatchObject({ isEnded: false })
  })

  it('finds a segment that another process has just listed, and no other', async () => {
    const writer = await write()
    await addSegment(writer)
    const reader = await readRecording({ dir })
    await addSegment(writer)
    expect(await reader.readSegment(1)).toEqual(await writer.readSegment(1))
    expect(await reader.readSegment(2)).toBeUndefined()
  })

  it('takes a line once it is complete, and loses none that was half-written', async () => {
    const writer = await write()
    await addSegment(writer)
    const journal = join(dir, journalFile)
    const first = await readFile(journal)
    await addSegment(writer)
    const both = await readFile(journal)
    await truncate(journal, first.length + 20)
    const reader = await readRecording({ dir })
    expect(numbers(reader.playlist(plain))).toEqual([0])
    await appendFile(journal, both.subarray(first.length + 20))
    expect(await reader.waitFor({ segment: 1, part: null }, 2_000)).toBe(true)
    expect(numbers(reader.playlist(plain))).toEqual([0, 1])
  })

  it('starts again if another recording has replaced it', async () => {
    await addSegment(await write())
    const reader = await readRecording({ dir })
    await rm(dir, { recursive: true })
    const writer = await write()
    await addSegment(writer)
    await addSegment(writer)
    expect(await reader.waitFor({ segment: 1, part: null }, 2_000)).toBe(true)
    expect(numbers(reader.playlist(plain))).toEqual([0, 1])
  })

  const refreshed = async (reader: Awaited<ReturnType<typeof readRecording>>) => {
    await reader.refresh()
    return reader
  }
})

describe('a writer that is killed under a reader', () => {
  it('and comes back is still followed: first the saved part of its last segment, then new segments', async () => {
    const script = fileURLToPath(new URL('./writer-process.ts', import.meta.url))
    const killed = spawn(process.execPath, [script, dir], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(killed.stdout, 'data')
    const reader = await readRecording({ dir })
    killed.kill('SIGKILL')
    await once(killed, 'close')
    await appendFile(join(dir, journalFile), '\n{"type":"segm')
    expect(await reader.waitFor({ segment: 1, part: null }, 500)).toBe(false)

    const writer = await write()
    expect(await reader.waitFor({ segment: 1, part: null }, 2_000)).toBe(true)
    expect(await reader.readSegment(1)).toEqual(part(2).bytes)
    await addSegment(writer)
    expect(await reader.waitFor({ segment: 2, part: null }, 2_000)).toBe(true)
    expect(reader.playlist(plain)).toBe(writer.playlist(plain))
  })
})

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openRecording, type RecordingWriter } from '../src/live/open-recording.ts'
import { readNamed } from '../src/live/read-named.ts'
import { readRecording } from '../src/live/read-recording.ts'
import { isUnfinished, readMediaName } from '../src/live/segment.ts'
import { beginSegment, part } from './test-segments.ts'

let root: string
let dir: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'grandstand-killed-'))
  dir = join(root, 'recording')
})
afterEach(() => rm(root, { recursive: true }))

const open = (mayWrite = async () => {}) =>
  openRecording({ dir, mayWrite, onProblem: error => expect.fail(String(error)) })

/** Without waiting for the disk. */
function add(writer: RecordingWriter): void {
  beginSegment(writer)
  writer.addPart(part(writer.endSeconds + 1))
  writer.endSegment()
}

/** The names that a player reads in the list, parts included, in its order. */
const listed = (writer: RecordingWriter) => {
  const text = writer.playlist({ isLowLatency: true, isDelta: false })
  return [...text.matchAll(/(?<!HINT:TYPE=PART,URI=")((?:segment|part|init)-[\w-]+\.(?:m4s|mp4))/g)].map(
    ([, name = '']) => name,
  )
}
const segmentsOf = (writer: RecordingWriter) => listed(writer).filter(name => name.startsWith('segment-'))
async function read(writer: RecordingWriter, file: string): Promise<Buffer | undefined> {
  const name = readMediaName(file)
  return name ? readNamed(writer, name) : expect.fail(file)
}
/** What is in the list, by its name. */
async function readListed(writer: RecordingWriter): Promise<Map<string, Buffer | undefined>> {
  const names = [...new Set(listed(writer))]
  return new Map(await Promise.all(names.map(async name => [name, await read(writer, name)] as const)))
}
async function expectSameBytes(
  writer: RecordingWriter,
  told: Map<string, Buffer | undefined>,
): Promise<void> {
  for (const [name, bytes] of told) {
    const now = await read(writer, name)
    if (now !== undefined) expect(now, name).toEqual(bytes)
  }
}

describe('a writer that is killed', () => {
  it('while the database is away has all on the disk that it has shown, and its names stay', async () => {
    const first = await open()
    add(first)
    await first.flush()
    // From now on nobody can say whose recording it is.
    let isAway = false
    const second = await open(async () => {
      if (isAway) await new Promise(() => {})
    })
    isAway = true
    for (let count = 0; count < 11; count += 1) add(second)
    beginSegment(second)
    const before = segmentsOf(second)
    expect(before).toHaveLength(12)
    await expect.poll(async () => (await readdir(dir)).includes(before.at(-1) ?? '')).toBe(true)
    const told = await readListed(second)

    const third = await open()
    expect(segmentsOf(third).slice(0, 12)).toEqual(before)
    for (const name of before) expect(await read(third, name), name).toEqual(told.get(name))
    add(third)
    add(third)
    await expectSameBytes(third, told)
    await third.flush()
    // The next one finds it in the journal.
    expect(segmentsOf(await open())).toEqual(segmentsOf(third))
  })

  it('before anything is on the disk gives none of its names to other bytes', async () => {
    const first = await open()
    add(first)
    await first.flush()
    let isTaken = false
    const second = await open(async () => {
      if (isTaken) throw new Error('another is the writer now')
    })
    add(second)
    beginSegment(second)
    const told = await readListed(second)
    isTaken = true
    const third = await open()
    const { endSeconds } = third
    for (const start of [endSeconds + 20, endSeconds + 22]) {
      third.beginSegment({ init: 0, isDiscontinuous: true, startSeconds: start, wallTimeMs: 0 })
      third.addPart(part(start))
      third.addPart(part(start + 1))
      third.endSegment()
    }
    await expectSameBytes(third, told)
    await Promise.all([second.flush(), third.flush()])
    const fourth = await open()
    expect(segmentsOf(fourth)).toEqual(segmentsOf(third))
    await expectSameBytes(fourth, told)
    await expectSameBytes(fourth, await readListed(third))
  })

  it('leaves nothing behind but what is listed, once the recording is over', async () => {
    const first = await open()
    add(first)
    beginSegment(first)
    await first.flush()
    const second = await open()
    add(second)
    await second.end()
    expect((await readdir(dir)).filter(isUnfinished)).toEqual([])
    expect(segmentsOf(second)).toHaveLength(3)
  })
})

it('what waits for the database is on the disk, not in memory, and is no gap afterwards', async () => {
  const away = Promise.withResolvers<void>()
  let isAway = false
  const writer = await open(async () => {
    if (isAway) await away.promise
  })
  isAway = true
  const bytes = Buffer.alloc(8 * 1024 * 1024, 1)
  // More than may wait for a slow disk.
  for (let number = 0; number < 10; number += 1) {
    writer.beginSegment({ init: 0, isDiscontinuous: false, startSeconds: number, wallTimeMs: 0 })
    writer.addPart({ durationSeconds: 1, isIndependent: true, bytes })
    writer.endSegment()
    await expect.poll(() => readdir(dir)).toContain(segmentsOf(writer)[number])
  }
  isAway = false
  away.resolve()
  await writer.end()
  expect(writer.segments.filter(({ isGap }) => isGap)).toEqual([])
  const reader = await readRecording({ dir })
  expect(reader.segments).toHaveLength(10)
  expect((await reader.readSegment(9))?.length).toBe(bytes.length)
})

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bringJournal } from '../src/live/bring-journal.ts'
import { coverLost } from '../src/live/cover-lost.ts'
import { journalFile } from '../src/live/journal.ts'
import { readJournalLines } from '../src/live/journal-lines.ts'
import { openRecording } from '../src/live/open-recording.ts'
import { segmentFile } from '../src/live/segment.ts'
import { makeTestFolder } from './test-folder.ts'
import { addSegment, beginSegment } from './test-segments.ts'

const openAt = (dir: string) => openRecording({ dir, isShared: true, onProblem: () => {} })

it('two disks that begin the same recording give no name twice', async () => {
  const root = await makeTestFolder('brought')
  const [one, other] = [await openAt(join(root, 'one')), await openAt(join(root, 'other'))]
  for (const writer of [one, other]) await addSegment(writer)
  const [first] = one.segments
  const [second] = other.segments
  expect(first && segmentFile(first)).toMatch(/^segment-0-w\w{6}\.m4s$/)
  expect(first && segmentFile(first)).not.toBe(second && segmentFile(second))
})

it('a recording goes on after a journal that was brought, whatever an earlier writer left in the folder', async () => {
  const root = await makeTestFolder('brought')
  const [here, away] = [join(root, 'here'), join(root, 'away')]
  const before = await openAt(away)
  for (let at = 0; at < 3; at += 1) await addSegment(before)
  const text = await readFile(join(away, journalFile), 'utf8')
  // Here lies what a writer of before had begun.
  const old = await openAt(here)
  await addSegment(old)
  beginSegment(old)
  await old.flush()
  const brought = await bringJournal(here, text, join(root, 'aside'))
  await brought.place()
  await brought.drop()
  const writer = await openAt(here)
  coverLost(writer, 10_000)
  await addSegment(writer)
  expect(writer.segments.map(({ number, isGap }) => [number, isGap])).toEqual([
    [0, false],
    [1, false],
    [2, false],
    [3, true],
    [4, true],
    [5, false],
  ])
  expect(writer.segments[5]).toMatchObject({ startSeconds: 10 })
  expect(writer.segments.slice(0, 3)).toEqual(before.segments)
  expect((await readdir(here)).filter(name => name.startsWith('ahead'))).toHaveLength(1)
})

it('what is stored of a journal is whole lines, with the files that they list', async () => {
  const dir = join(await makeTestFolder('brought'), 'recording')
  const writer = await openAt(dir)
  await addSegment(writer)
  const lines = await readJournalLines(dir, 0)
  expect(lines?.files).toEqual([expect.stringMatching(/^init-0-w/), ...writer.segments.map(segmentFile)])
  expect(lines?.bytes).toBe((await readFile(join(dir, journalFile))).length)
  expect(await readJournalLines(dir, lines?.bytes ?? 0)).toBe(null)
  await expect(readJournalLines(dir, 1_000_000)).rejects.toThrow('shorter')
})

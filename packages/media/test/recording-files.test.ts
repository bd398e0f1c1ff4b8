import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openRecordingFiles } from '../src/live/recording-files.ts'

test('a writer that loses the recording in the middle of a segment leaves the journal alone, and writes nothing more', async () => {
  const root = await mkdtemp(join(tmpdir(), 'grandstand-recording-files-'))
  const dir = join(root, 'recording')
  let checksLeft = Number.POSITIVE_INFINITY
  const problems: unknown[] = []
  const files = await openRecordingFiles({
    dir,
    onProblem: error => problems.push(error),
    async mayWrite() {
      checksLeft -= 1
      if (checksLeft < 0) throw new Error('another is the writer now')
    },
  })
  const position = { init: 0, isDiscontinuous: false, startSeconds: 0, wallTimeMs: 0 }
  const segment = { ...position, number: 0, durationSeconds: 2, isGap: false }
  files.beginSegment(segment)
  files.writePart(Buffer.from('part'))
  await files.flush()
  checksLeft = 1
  files.endSegment(segment, () => {})
  await files.flush()
  expect(await readFile(join(dir, 'journal.jsonl'), 'utf8')).toBe('')
  const names = await readdir(dir)
  files.beginSegment({ ...segment, number: 1 })
  files.writePart(Buffer.from('more'))
  await files.flush()
  expect(await readdir(dir)).toEqual(names)
  expect(problems).toEqual([])
  await rm(root, { recursive: true })
})

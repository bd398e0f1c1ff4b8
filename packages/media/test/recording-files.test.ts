import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openRecordingFiles } from '../src/live/recording-files.ts'

test('a writer that loses the recording in the middle of a segment leaves the journal alone', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-recording-files-'))
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
  const position = { number: 0, init: 0, isDiscontinuous: false, startSeconds: 0, wallTimeMs: 0 }
  const segment = { ...position, durationSeconds: 2, isGap: false }
  files.beginSegment(segment)
  files.writePart(Buffer.from('part'))
  await files.flush()
  checksLeft = 1
  files.endSegment(segment, () => {})
  await files.flush()
  const types = (await readFile(join(dir, 'journal.jsonl'), 'utf8'))
    .trim()
    .split('\n')
    .map(line => JSON.parse(line).type)
  expect(types).toEqual(['open'])
  expect(problems).toHaveLength(1)
  await rm(dir, { recursive: true })
})

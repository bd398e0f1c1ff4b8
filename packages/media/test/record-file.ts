import { probeFile } from '../src/file/probe-file.ts'
import { type RecordOptions, recordRung } from '../src/file/record-rung.ts'

/** Records a file as it is, up to a minute of it. */
export async function recordFile({
  path,
  file,
  dir,
  ...change
}: Pick<RecordOptions, 'path' | 'file' | 'dir'> & Partial<RecordOptions>) {
  const { signal } = new AbortController()
  const facts = await probeFile({ path, signal }, file)
  if (!facts) throw new Error('no facts')
  return recordRung({
    path,
    signal,
    file,
    facts,
    dir,
    startedAt: new Date('2026-03-01T20:00:00Z'),
    maxSeconds: 60,
    onProgress: () => {},
    plan: { video: 'copy', audio: facts.audio ? 'copy' : 'none' },
    ...change,
  })
}

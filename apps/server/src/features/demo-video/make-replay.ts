import { access, rename } from 'node:fs/promises'
import { probeFile, recordRung } from '@grandstand/media'

const maxSeconds = 600

/** The footage as the packager makes it of any file, once; it is there when it is whole. */
export async function makeReplay(
  ffmpeg: { path: string; signal: AbortSignal },
  file: string,
  dir: string,
  startedAt: Date,
): Promise<void> {
  const isThere = await access(dir).then(
    () => true,
    () => false,
  )
  if (isThere) return
  const facts = await probeFile(ffmpeg, file)
  if (!facts) throw new Error('The footage cannot be read')
  const part = `${dir}.part`
  await recordRung({
    ...{ ...ffmpeg, file, facts, dir: part, startedAt, maxSeconds },
    plan: { video: 'copy', audio: 'copy' },
    onProgress: () => {},
  })
  await rename(part, dir)
}

import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Recording, writeFrame } from '@grandstand/media'

interface Frame {
  /** Of the video: what is drawn may stay in it under a name. */
  dir: string
  recording: Recording
  atSeconds: number
  maxSide: number
}

/** Gives a picture of a moment, as a file that is gone once `use` has come to its end, unless it has moved it. */
export async function drawFrame<Made>(
  tool: Parameters<typeof writeFrame>[0],
  { dir, ...asked }: Frame,
  use: (file: string) => Promise<Made>,
): Promise<Made> {
  // Its segments may lie in the storage alone.
  await mkdir(dir, { recursive: true })
  const target = join(dir, `frame-${randomUUID()}.tmp`)
  try {
    await writeFrame(tool, { ...asked, target })
    return await use(target)
  } finally {
    await rm(target, { force: true })
  }
}

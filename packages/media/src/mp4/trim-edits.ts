import { type FileHandle, open } from 'node:fs/promises'
import { findBox, readBoxes } from './box.ts'

/** More than the head of any file that is cut here has. */
const maxHeadBytes = 64 * 1024 * 1024

/**
 * Lets an MP4 begin and end to the frame: pictures are stored in another order than they are shown, so that ffmpeg copies a
 * few too many at the end, and needs room at the beginning. Only numbers in its head change: nothing has to be moved.
 */
export async function trimEdits(
  path: string,
  { skipSeconds, seconds }: { skipSeconds: number; seconds: number },
): Promise<void> {
  const file = await open(path, 'r+')
  try {
    const moov = await findMoov(file)
    if (!moov) throw new Error('The file has no header')
    const header = findBox(moov.content, ['mvhd'])
    if (header?.[0] !== 0) throw new Error('The header of the file is of another kind')
    const timescale = header.readUInt32BE(12)
    const duration = Math.round(seconds * timescale)
    header.writeUInt32BE(duration, 16)
    for (const { type, content } of readBoxes(moov.content)) {
      if (type !== 'trak') continue
      const track = findBox(content, ['tkhd'])
      const edits = findBox(content, ['edts', 'elst'])
      if (track?.[0] !== 0 || edits?.[0] !== 0) throw new Error('The header of the file is of another kind')
      track.writeUInt32BE(duration, 20)
      trimTrack(edits, { skipSeconds, duration, timescale, mediaTimescale: mediaTimescaleOf(content) })
    }
    await file.write(moov.content, 0, moov.content.length, moov.start)
    await file.sync()
  } finally {
    await file.close()
  }
}

function mediaTimescaleOf(track: Buffer): number {
  const header = findBox(track, ['mdia', 'mdhd'])
  if (!header) throw new Error('A track has no header')
  return header.readUInt32BE(header[0] === 0 ? 12 : 20)
}

interface Trim {
  skipSeconds: number
  /** In units of the movie. */
  duration: number
  timescale: number
  mediaTimescale: number
}

function trimTrack(edits: Buffer, { skipSeconds, duration, timescale, mediaTimescale }: Trim): void {
  let [skip, left] = [Math.round(skipSeconds * timescale), duration]
  for (let entry = 0; entry < edits.readUInt32BE(4); entry += 1) {
    const at = 8 + entry * 12
    const [own, from] = [edits.readUInt32BE(at), edits.readInt32BE(at + 4)]
    // An empty one comes first where a track begins later than the others.
    const taken = from === -1 ? Math.min(own, skip) : skip
    if (from !== -1) edits.writeInt32BE(from + Math.round((taken / timescale) * mediaTimescale), at + 4)
    const kept = Math.max(0, Math.min(own - taken, left))
    edits.writeUInt32BE(kept, at)
    skip -= taken
    left -= kept
  }
}

async function findMoov(file: FileHandle): Promise<{ start: number; content: Buffer } | null> {
  const head = Buffer.alloc(8)
  for (let at = 0; ; ) {
    const { bytesRead } = await file.read(head, 0, 8, at)
    if (bytesRead < 8) return null
    const size = head.readUInt32BE(0)
    if (head.toString('latin1', 4, 8) === 'moov' && size <= maxHeadBytes) {
      const content = Buffer.alloc(size - 8)
      await file.read(content, 0, content.length, at + 8)
      return { start: at + 8, content }
    }
    if (size < 8) return null
    at += size
  }
}

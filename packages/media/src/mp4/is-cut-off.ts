import { type FileHandle, open } from 'node:fs/promises'

/** What stands at the top of an MP4 or MOV; anything else there tells nothing about its length. */
const knownBoxes = new Set(
  'ftyp styp moov moof mdat mfra sidx meta udta uuid free skip wide pnot emsg prft'.split(' '),
)
/** More than twelve hours in fragments of half a second. */
const maxBoxes = 200_000

/**
 * Whether an MP4 or MOV ends before the boxes in it do, or before the one that says what is in it: its copying or its
 * recording was cut short. Players and ffmpeg take such a file as if it were whole. False for files of other kinds.
 */
export async function isCutOff(path: string): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const seen = new Set<string>()
    for (let [at, count] = [0, 0]; at + 8 <= size && count < maxBoxes; count += 1) {
      const { type, length } = await readHead(file, at)
      if (!knownBoxes.has(type)) return false
      seen.add(type)
      // Up to the end of the file, however long that is.
      if (length === 0) break
      if (length < 8) return false
      at += length
      if (at > size) return true
    }
    return seen.has('mdat') && !seen.has('moov')
  } finally {
    await file.close()
  }
}

async function readHead(file: FileHandle, at: number): Promise<{ type: string; length: number }> {
  const head = Buffer.alloc(16)
  await file.read(head, 0, 16, at)
  const length = head.readUInt32BE(0)
  return {
    type: head.toString('latin1', 4, 8),
    length: length === 1 ? Number(head.readBigUInt64BE(8)) : length,
  }
}

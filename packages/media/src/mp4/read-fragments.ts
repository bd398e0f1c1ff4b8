import { findBox, readBoxes } from './box.ts'
import { videoTimescale, videoTrackId } from './track.ts'

export interface FoundFragment {
  bytes: Buffer
  /** Of its pictures, in seconds from the beginning of the recording. */
  startSeconds: number
  durationSeconds: number
  isIndependent: boolean
}

/** The complete fragments of a file written by this packager; a kill may have cut off the last. */
export function readFragments(file: Buffer): FoundFragment[] {
  const boxes = readBoxes(file)
  const fragments: FoundFragment[] = []
  boxes.forEach((moof, index) => {
    const mdat = boxes[index + 1]
    if (moof.type !== 'moof' || mdat?.type !== 'mdat') return
    const video = readVideoRun(moof.content)
    if (video) fragments.push({ ...video, bytes: file.subarray(moof.start, mdat.end) })
  })
  return fragments
}

function readVideoRun(moof: Buffer): Omit<FoundFragment, 'bytes'> | null {
  for (const { type, content } of readBoxes(moof)) {
    if (type !== 'traf') continue
    const [header, time, run] = ['tfhd', 'tfdt', 'trun'].map(name => findBox(content, [name]))
    if (!header || !time || !run || header.readUInt32BE(4) !== videoTrackId) continue
    const count = run.readUInt32BE(4)
    let duration = 0
    for (let n = 0; n < count; n += 1) duration += run.readUInt32BE(12 + n * 16)
    const firstFlags = run.readUInt32BE(12 + 8)
    return {
      startSeconds: Number(time.readBigUInt64BE(4)) / videoTimescale,
      durationSeconds: duration / videoTimescale,
      isIndependent: (firstFlags & 0x00010000) === 0,
    }
  }
  return null
}

import type { RecordingWriter } from '../src/live/open-recording.ts'
import { fragment } from '../src/mp4/fragment.ts'
import { videoTimescale } from '../src/mp4/track.ts'

/** H.264, baseline, 160 × 90. */
const avcC = Buffer.from(
  '0142c00affe100186742c00ad9028df930110000030001000003001e0f12264801000568cb83cb20',
  'hex',
)

/** A part that lasts a second; its bytes differ from those of any other second. */
export function part(second: number) {
  const times = { decodeTime: second * videoTimescale, duration: videoTimescale, compositionOffset: 0 }
  const video = [{ ...times, isKey: true, bytes: Buffer.alloc(64, second) }]
  return { durationSeconds: 1, isIndependent: true, bytes: fragment(second, { video, audio: [] }) }
}

/** With the first of its two parts. */
export function beginSegment(writer: RecordingWriter): void {
  const { endSeconds } = writer
  if (writer.codecs === null) writer.addInit({ avcC, aac: null }, 'avc1.42c00a')
  const isDiscontinuous = endSeconds === 0
  writer.beginSegment({ init: 0, isDiscontinuous, startSeconds: endSeconds, wallTimeMs: endSeconds * 1000 })
  writer.addPart(part(endSeconds))
}

export async function addSegment(writer: RecordingWriter): Promise<void> {
  beginSegment(writer)
  writer.addPart(part(writer.endSeconds + 1))
  writer.endSegment()
  await writer.flush()
}

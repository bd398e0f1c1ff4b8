import { box, fullBox, uint32, uint64 } from './box.ts'
import { audioTrackId, type Sample, videoTrackId } from './track.ts'

export interface FragmentSamples {
  video: Sample[]
  audio: Sample[]
}

const keyFlags = 0x02000000
const otherFlags = 0x01010000

/** A movie fragment: what was recorded since the last one. Numbers grow from fragment to fragment. */
export function fragment(sequenceNumber: number, { video, audio }: FragmentSamples): Buffer {
  const tracks = [
    { id: videoTrackId, samples: video, run: videoRun },
    { id: audioTrackId, samples: audio, run: audioRun },
  ].filter(({ samples }) => samples.length > 0)
  const payloads = tracks.map(({ samples }) => Buffer.concat(samples.map(({ bytes }) => bytes)))

  // The offsets count from the fragment's own beginning, so its length must be known first.
  const write = (offsets: number[]) =>
    box(
      'moof',
      fullBox('mfhd', 0, 0, uint32(sequenceNumber)),
      ...tracks.map(({ id, samples, run }, index) =>
        box(
          'traf',
          trackHeader(id),
          fullBox('tfdt', 1, 0, uint64(samples[0]?.decodeTime ?? 0)),
          run(samples, offsets[index] ?? 0),
        ),
      ),
    )
  let offset = write(payloads.map(() => 0)).length + 8
  const offsets = payloads.map(payload => {
    const own = offset
    offset += payload.length
    return own
  })
  return Buffer.concat([write(offsets), box('mdat', ...payloads)])
}

/** Offsets count from the fragment. Sound needs no flags per sample, as every one is independent. */
function trackHeader(id: number): Buffer {
  const baseIsMoof = 0x020000
  const hasDefaultFlags = 0x000020
  return id === videoTrackId
    ? fullBox('tfhd', 0, baseIsMoof, uint32(id))
    : fullBox('tfhd', 0, baseIsMoof | hasDefaultFlags, uint32(id), uint32(keyFlags))
}

function videoRun(samples: Sample[], dataOffset: number): Buffer {
  const entries = Buffer.allocUnsafe(samples.length * 16)
  samples.forEach((sample, index) => {
    const at = index * 16
    entries.writeUInt32BE(sample.duration, at)
    entries.writeUInt32BE(sample.bytes.length, at + 4)
    entries.writeUInt32BE(sample.isKey ? keyFlags : otherFlags, at + 8)
    entries.writeInt32BE(sample.compositionOffset, at + 12)
  })
  return fullBox('trun', 1, 0xf01, uint32(samples.length), uint32(dataOffset), entries)
}

function audioRun(samples: Sample[], dataOffset: number): Buffer {
  const entries = Buffer.allocUnsafe(samples.length * 8)
  samples.forEach((sample, index) => {
    entries.writeUInt32BE(sample.duration, index * 8)
    entries.writeUInt32BE(sample.bytes.length, index * 8 + 4)
  })
  return fullBox('trun', 1, 0x301, uint32(samples.length), uint32(dataOffset), entries)
}

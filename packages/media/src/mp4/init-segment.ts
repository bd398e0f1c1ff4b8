import { readAacConfig } from './aac-config.ts'
import { readAvcConfig } from './avc-config.ts'
import { box, fullBox, uint16, uint32, zeros } from './box.ts'
import { audioTrackId, type TrackConfigs, videoTimescale, videoTrackId } from './track.ts'

const unityMatrix = Buffer.concat([
  uint32(0x10000),
  zeros(12),
  uint32(0x10000),
  zeros(12),
  uint32(0x40000000),
])

/** The head of a CMAF track file with H.264 and AAC: what a decoder must know before the first fragment. */
export function initSegment({ avcC, aac }: TrackConfigs): Buffer {
  const tracks = [videoTrack(avcC), ...(aac ? [audioTrack(aac)] : [])]
  const ids = [videoTrackId, ...(aac ? [audioTrackId] : [])]
  return Buffer.concat([
    box('ftyp', Buffer.from('iso6'), uint32(1), Buffer.from('iso6cmfcmp41')),
    box('moov', movieHeader(), ...tracks, box('mvex', ...ids.map(trackDefaults))),
  ])
}

function movieHeader(): Buffer {
  return fullBox(
    'mvhd',
    0,
    0,
    zeros(8),
    uint32(1000),
    uint32(0),
    uint32(0x10000),
    uint16(0x100),
    zeros(10),
    unityMatrix,
    zeros(24),
    uint32(audioTrackId + 1),
  )
}

function trackDefaults(id: number): Buffer {
  return fullBox('trex', 0, 0, uint32(id), uint32(1), zeros(12))
}

function videoTrack(avcC: Buffer): Buffer {
  const { width, height } = readAvcConfig(avcC)
  const resolution = uint32(72 << 16)
  const depth = Buffer.from([0, 0x18, 0xff, 0xff])
  const entry = box(
    'avc1',
    zeros(6),
    uint16(1),
    zeros(16),
    uint16(width),
    uint16(height),
    resolution,
    resolution,
    zeros(4),
    uint16(1),
    zeros(32),
    depth,
    box('avcC', avcC),
  )
  return track({
    id: videoTrackId,
    handler: 'vide',
    timescale: videoTimescale,
    mediaHeader: fullBox('vmhd', 0, 1, zeros(8)),
    entry,
    volume: 0,
    width,
    height,
  })
}

function audioTrack(aac: Buffer): Buffer {
  const { sampleRate, channels } = readAacConfig(aac)
  const entry = box(
    'mp4a',
    zeros(6),
    uint16(1),
    zeros(8),
    uint16(channels),
    uint16(16),
    zeros(4),
    // 16.16 fixed point cannot hold rates above 65,535 Hz; decoders read those from the configuration.
    uint32(sampleRate < 65_536 ? sampleRate * 65_536 : 0),
    elementaryStream(aac),
  )
  return track({
    id: audioTrackId,
    handler: 'soun',
    timescale: sampleRate,
    mediaHeader: fullBox('smhd', 0, 0, zeros(4)),
    entry,
    volume: 0x100,
    width: 0,
    height: 0,
  })
}

interface TrackParts {
  id: number
  handler: 'vide' | 'soun'
  timescale: number
  mediaHeader: Buffer
  entry: Buffer
  volume: number
  width: number
  height: number
}

function track({ id, handler, timescale, mediaHeader, entry, volume, width, height }: TrackParts): Buffer {
  const undetermined = 0x55c4
  return box(
    'trak',
    fullBox(
      'tkhd',
      0,
      3,
      zeros(8),
      uint32(id),
      zeros(4),
      uint32(0),
      zeros(12),
      uint16(volume),
      zeros(2),
      unityMatrix,
      uint32(width * 65_536),
      uint32(height * 65_536),
    ),
    box(
      'mdia',
      fullBox('mdhd', 0, 0, zeros(8), uint32(timescale), uint32(0), uint16(undetermined), zeros(2)),
      fullBox('hdlr', 0, 0, zeros(4), Buffer.from(handler), zeros(12), Buffer.from(`${handler}\0`)),
      box(
        'minf',
        mediaHeader,
        box('dinf', fullBox('dref', 0, 0, uint32(1), fullBox('url ', 0, 1))),
        box(
          'stbl',
          fullBox('stsd', 0, 0, uint32(1), entry),
          fullBox('stts', 0, 0, uint32(0)),
          fullBox('stsc', 0, 0, uint32(0)),
          fullBox('stsz', 0, 0, zeros(8)),
          fullBox('stco', 0, 0, uint32(0)),
        ),
      ),
    ),
  )
}

/** The descriptors of ISO/IEC 14496-1 around an AudioSpecificConfig. */
function elementaryStream(aac: Buffer): Buffer {
  const descriptor = (tag: number, ...content: Buffer[]) => {
    const body = Buffer.concat(content)
    return Buffer.concat([Buffer.from([tag, body.length]), body])
  }
  const mpeg4Audio = Buffer.from([0x40, 0x15])
  return fullBox(
    'esds',
    0,
    0,
    descriptor(
      3,
      uint16(audioTrackId),
      zeros(1),
      descriptor(4, mpeg4Audio, zeros(3), zeros(8), descriptor(5, aac)),
      descriptor(6, Buffer.from([2])),
    ),
  )
}

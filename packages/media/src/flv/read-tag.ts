/** The body of an RTMP message or an FLV tag; the two are alike. */
export type VideoTag =
  | { kind: 'config'; avcC: Buffer }
  | { kind: 'frame'; isKey: boolean; compositionOffsetMs: number; bytes: Buffer }
  | { kind: 'end' }
  | { kind: 'unsupported'; codec: string }

export type AudioTag =
  | { kind: 'config'; aac: Buffer }
  | { kind: 'frame'; bytes: Buffer }
  | { kind: 'unsupported'; codec: string }

const videoCodecs: Record<number, string> = {
  2: 'Sorenson H.263',
  3: 'Screen video',
  4: 'VP6',
  5: 'VP6 with alpha',
  6: 'Screen video 2',
  12: 'HEVC',
}
const audioCodecs: Record<number, string> = {
  0: 'PCM',
  1: 'ADPCM',
  2: 'MP3',
  3: 'PCM',
  4: 'Nellymoser',
  5: 'Nellymoser',
  6: 'Nellymoser',
  11: 'Speex',
  13: 'Opus',
  14: 'MP3',
}

/** Null for empty tags. */
export function readVideoTag(body: Buffer): VideoTag | null {
  const [first, packetType] = body
  if (first === undefined || packetType === undefined) return null
  // Enhanced RTMP names its codec by four letters.
  if ((first & 0x80) !== 0) return { kind: 'unsupported', codec: body.toString('latin1', 1, 5) }
  const codec = first & 15
  if (codec !== 7) return { kind: 'unsupported', codec: videoCodecs[codec] ?? `video codec ${codec}` }
  if (packetType === 2) return { kind: 'end' }
  if (body.length <= 5) return null
  const bytes = body.subarray(5)
  if (packetType === 0) return { kind: 'config', avcC: Buffer.from(bytes) }
  if (packetType !== 1) return null
  return { kind: 'frame', isKey: first >> 4 === 1, compositionOffsetMs: body.readIntBE(2, 3), bytes }
}

export function readAudioTag(body: Buffer): AudioTag | null {
  const [first, packetType] = body
  if (first === undefined) return null
  const codec = first >> 4
  if (codec !== 10) return { kind: 'unsupported', codec: audioCodecs[codec] ?? `audio codec ${codec}` }
  if (packetType === undefined || body.length <= 2) return null
  const bytes = body.subarray(2)
  return packetType === 0 ? { kind: 'config', aac: Buffer.from(bytes) } : { kind: 'frame', bytes }
}

export interface AacFacts {
  sampleRate: number
  channels: number
  /** As playlists and `MediaSource` name it, such as `mp4a.40.2`. */
  codec: string
}

const sampleRates = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
] as const

/** Samples of each frame of AAC. */
export const samplesPerFrame = 1024

/** Reads an AudioSpecificConfig (ISO/IEC 14496-3). Throws if it is not one. */
export function readAacConfig(config: Buffer): AacFacts {
  if (config.length < 2) throw new Error('This is not an AAC configuration')
  const bits = config.readUInt16BE(0)
  const objectType = bits >> 11
  const sampleRate = sampleRates[(bits >> 7) & 15]
  const channels = (bits >> 3) & 15
  if (sampleRate === undefined || channels === 0) throw new Error('The AAC configuration is not supported')
  return { sampleRate, channels, codec: `mp4a.40.${objectType}` }
}

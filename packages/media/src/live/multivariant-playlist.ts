import { sourceRung } from './rung.ts'

/** One of the sizes that a video can be played in. */
export interface Rung {
  name: string
  width: number
  height: number
  /** Bits a second: at the most, and as a rule where that is known. */
  bandwidth: number
  averageBandwidth?: number
  codecs: string
  frameRate: number | null
}

/**
 * A multivariant playlist (RFC 8216bis). The smallest comes first: players begin with the first one, and a picture that
 * is there at once and then sharpens beats one that is waited for.
 */
export function multivariantPlaylist(
  rungs: readonly Rung[],
  { isLowLatency, base = '' }: { isLowLatency: boolean; base?: string },
): string {
  const query = isLowLatency ? '' : '?plain=1'
  const lines = rungs
    .toSorted((one, other) => one.bandwidth - other.bandwidth)
    .flatMap(rung => [`#EXT-X-STREAM-INF:${attributes(rung)}`, `${base}${rung.name}/index.m3u8${query}`])
  // What has just begun to be sent: nobody has measured it yet, and players ask for a bandwidth.
  if (lines.length === 0)
    lines.push('#EXT-X-STREAM-INF:BANDWIDTH=5000000', `${base}${sourceRung}/index.m3u8${query}`)
  return `${['#EXTM3U', '#EXT-X-VERSION:9', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines].join('\n')}\n`
}

function attributes({ bandwidth, averageBandwidth, width, height, codecs, frameRate }: Rung): string {
  return [
    `BANDWIDTH=${bandwidth}`,
    ...(averageBandwidth === undefined ? [] : [`AVERAGE-BANDWIDTH=${averageBandwidth}`]),
    `RESOLUTION=${width}x${height}`,
    `CODECS="${codecs}"`,
    ...(frameRate === null ? [] : [`FRAME-RATE=${frameRate.toFixed(3)}`]),
  ].join(',')
}

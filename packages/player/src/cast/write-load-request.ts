import type { CastBase, LoadRequest } from './cast-sdk.ts'

export interface CastMedia {
  url: string
  title: string
  artwork: string | null
  isLive: boolean
  /** Where a replay begins; what is live begins where it is. */
  startSeconds: number
}

const contentType = 'application/vnd.apple.mpegurl'

export function writeLoadRequest(
  base: CastBase,
  { url, title, artwork, isLive, startSeconds }: CastMedia,
): LoadRequest {
  const { media } = base
  const info = new media.MediaInfo(new URL(url, location.href).href, contentType)
  info.streamType = isLive ? media.StreamType.LIVE : media.StreamType.BUFFERED
  // Sound and picture are in the same segments of CMAF; by themselves receivers expect MPEG-TS.
  info.hlsSegmentFormat = media.HlsSegmentFormat.FMP4
  info.hlsVideoSegmentFormat = media.HlsVideoSegmentFormat.FMP4
  info.metadata = new media.GenericMediaMetadata()
  info.metadata.title = title
  if (artwork !== null) info.metadata.images = [new base.Image(new URL(artwork, location.href).href)]
  const request = new media.LoadRequest(info)
  request.autoplay = true
  if (!isLive) request.currentTime = startSeconds
  return request
}

import type { MediaGrant } from '../../context/media-tokens.ts'
import type { Key } from '../../runtime/encode-key.ts'

type Texts = Record<string, string | undefined>

const hlsWords = ['_HLS_msn', '_HLS_part', '_HLS_skip', 'plain'] as const

/** The same for all who may see the same; words of no meaning here must not make one question many. */
export function nameQuestion(
  { channelId, videoId, scope }: Pick<MediaGrant, 'channelId' | 'videoId' | 'scope'>,
  { rung, file, sheet, second }: Texts,
  query: Texts,
): Key {
  const asked = [rung, file, sheet, second, ...hlsWords.map(word => query[word])]
  return [channelId, videoId, JSON.stringify(scope), ...asked.map(text => text ?? null)]
}

import type Hls from 'hls.js'

/**
 * So that a page can have the code before anybody presses play: it takes longer than the first part of a video. The light
 * build leaves out DRM, and sound and subtitles in streams of their own; ours have none of these.
 */
export async function loadHls(): Promise<typeof Hls> {
  const { default: HlsClass } = await import('hls.js/light')
  return HlsClass
}

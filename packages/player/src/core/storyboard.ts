/** One small picture of a storyboard: a part of a larger one. */
export interface Thumbnail {
  startSeconds: number
  endSeconds: number
  /** Relative to the storyboard's own address. */
  url: string
  x: number
  y: number
  width: number
  height: number
}

const timing = /^((?:\d+:)?\d{1,2}:\d{2}\.\d{3})\s+-->\s+((?:\d+:)?\d{1,2}:\d{2}\.\d{3})/
const picture = /^(\S+?)#xywh=(\d+),(\d+),(\d+),(\d+)$/

/** Reads WebVTT whose cues name parts of pictures; what it cannot read it leaves out. */
export function parseStoryboard(text: string): Thumbnail[] {
  const [header, ...blocks] = text.replaceAll('\r\n', '\n').split(/\n{2,}/)
  if (!header?.startsWith('WEBVTT')) return []
  return blocks.flatMap(block => {
    const lines = block.trim().split('\n')
    const at = lines.findIndex(line => timing.test(line))
    const times = lines[at]?.match(timing)
    const tile = lines[at + 1]?.trim().match(picture)
    if (!times || !tile) return []
    const [, start = '', end = ''] = times
    const [, url = '', x, y, width, height] = tile
    return [
      {
        startSeconds: readTime(start),
        endSeconds: readTime(end),
        url,
        x: Number(x),
        y: Number(y),
        width: Number(width),
        height: Number(height),
      },
    ]
  })
}

/** `1:02:03.500`, `02:03.500`. */
function readTime(text: string): number {
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

/** What the video shows at that time; the nearest before it where there is a gap. */
export function findThumbnail(thumbnails: readonly Thumbnail[], seconds: number): Thumbnail | null {
  return thumbnails.findLast(({ startSeconds }) => startSeconds <= seconds) ?? thumbnails[0] ?? null
}

import { type OpenGame, startPlayback } from './open-game.ts'

export interface ListedSegment {
  number: number
  seconds: number
  isGap: boolean
  url: string
}

/** The segments of a game as any player sees them. */
export async function readList(serverUrl: string, game: OpenGame): Promise<ListedSegment[]> {
  const address = await startPlayback(serverUrl, game)
  const text = await (await fetch(`${address}?plain=1`)).text()
  return [...text.matchAll(/(#EXT-X-GAP\n)?#EXTINF:([\d.]+),\n(segment-(\d+)(?:-w\w+)?\.m4s)/g)].map(
    ([, gap, seconds, name, number]) => ({
      number: Number(number),
      seconds: Number(seconds),
      isGap: gap !== undefined,
      url: address.replace('index.m3u8', String(name)),
    }),
  )
}

/** Each is one more than the one before: nothing is lost, renamed or twice. */
export function isUnbroken(segments: readonly ListedSegment[]): boolean {
  return segments.every(({ number }, at) => number === at)
}

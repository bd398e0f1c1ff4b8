/** A rung that is encoded from a live stream, below its source. */
export interface LiveRung {
  /** Also its folder. */
  name: string
  width: number
  height: number
  bitsPerSecond: number
  /** Null: as the camera sends it. */
  soundBitsPerSecond: number | null
}

/** What a moving picture of this height needs to look well; heights between are in proportion. */
const rates = [
  { height: 108, bitsPerSecond: 150_000 },
  { height: 240, bitsPerSecond: 400_000 },
  { height: 360, bitsPerSecond: 800_000 },
  { height: 480, bitsPerSecond: 1_400_000 },
  { height: 720, bitsPerSecond: 3_000_000 },
  { height: 1080, bitsPerSecond: 5_500_000 },
] as const

/** Up to this height the sound of a camera, 128 to 160 kbit/s, would be half of what a slow connection carries. */
const smallHeight = 240
const smallSoundBitsPerSecond = 64_000

/** The rungs that a channel asks for, as far as they are below the source, tallest first. */
export function planLiveLadder(
  heights: readonly number[],
  source: { width: number; height: number },
): LiveRung[] {
  return heights
    .filter(height => height < source.height)
    .toSorted((one, other) => other - one)
    .map(height => ({
      name: `${height}p`,
      // Encoders only take even widths and heights.
      width: Math.max(2, Math.round((source.width * height) / source.height / 2) * 2),
      height: height - (height % 2),
      bitsPerSecond: rateOf(height),
      soundBitsPerSecond: height <= smallHeight ? smallSoundBitsPerSecond : null,
    }))
}

function rateOf(height: number): number {
  const above = rates.find(rate => rate.height >= height)
  const below = rates.findLast(rate => rate.height <= height)
  if (!above || !below) return (above ?? below ?? rates[0]).bitsPerSecond
  if (above === below) return above.bitsPerSecond
  const part = (height - below.height) / (above.height - below.height)
  return Math.round(below.bitsPerSecond + part * (above.bitsPerSecond - below.bitsPerSecond))
}

/** Bits a second at the most, as playlists tell it: what the picture may need for a moment, and the sound. */
export function bandwidthOf({
  bitsPerSecond,
  soundBitsPerSecond,
}: Pick<LiveRung, 'bitsPerSecond' | 'soundBitsPerSecond'>): number {
  return Math.round(bitsPerSecond * 1.2 + (soundBitsPerSecond ?? 160_000))
}

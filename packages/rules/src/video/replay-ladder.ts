import type { FileOwner } from '@grandstand/contract'

/** What is known of a file that is to become a replay. */
export interface ReplayFacts {
  bitsPerSecond: number | null
  video: {
    codec: string
    profile: string
    pixelFormat: string
    width: number
    height: number
    frameRate: number | null
    isInterlaced: boolean
    isRotated: boolean
    hasSquarePixels: boolean
  }
  audio: { codec: string; profile: string; channels: 'mono' | 'stereo' | 'more' } | null
}

export interface ReplayRung {
  /** Also its folder. */
  name: string
  video:
    | 'copy'
    | { width: number; height: number; frameRate: number; bitsPerSecond: number; isInterlaced: boolean }
  audio: 'copy' | 'encode' | 'none'
}

/** The shorter side decides, so that a phone held upright counts as it does lying down. */
const ladder = [
  { side: 360, bitsPerSecond: 800_000 },
  { side: 480, bitsPerSecond: 1_400_000 },
  { side: 720, bitsPerSecond: 3_000_000 },
  { side: 1080, bitsPerSecond: 5_500_000 },
] as const
/** Closer to the source than this, a rung is not worth encoding. */
const closeTo = 0.9
/** What is copied must not be more than a home's line takes. */
const maxCopiedBitsPerSecond = 12_000_000
const copiedProfiles: readonly string[] = ['Baseline', 'Constrained Baseline', 'Main', 'High']
const defaultFrameRate = 30
const maxFrameRate = 60
/** On small pictures more is not seen. */
const maxSmallFrameRate = 30
const smallSide = 480

/**
 * The rungs of a replay in the order in which they are made, beginning with the one that is ready soonest. Without `mayCopy`
 * all are encoded, as where a file that looked right was not.
 */
export function planReplay(facts: ReplayFacts, { mayCopy }: { mayCopy: boolean }): ReplayRung[] {
  const isCopied = mayCopy && canCopy(facts)
  const sourceSide = Math.min(facts.video.width, facts.video.height)
  const audio = facts.audio === null ? 'none' : canCopyAudio(facts.audio) && isCopied ? 'copy' : 'encode'
  const smaller = ladder.filter(({ side }) => side < sourceSide * (isCopied ? closeTo : 1))
  const encoded = smaller.map(rung => ({
    name: `${rung.side}p`,
    video: fit(facts, rung),
    audio: soundOf(facts),
  }))
  if (isCopied) return [{ name: 'source', video: 'copy', audio }, ...encoded]
  const top = ladder.find(({ side }) => side >= sourceSide)
  if (!top) return encoded
  // A source between two rungs is encoded at its own size, with the bitrate of the next rung up.
  const video = fit(facts, { ...top, side: sourceSide })
  return [...encoded, { name: nameOf(video), video, audio: soundOf(facts) }]
}

/**
 * Which rung is also kept as one file, for everyone; null: none. A teaser and a preroll are wanted soon; a slide's film plays
 * unasked, so it is no larger than need be.
 */
export function chooseClipRung(plan: readonly ReplayRung[], owner: FileOwner): ReplayRung | null {
  const [soonest = null] = plan
  if (owner === 'teaser' || owner === 'preroll') return soonest
  if (owner !== 'slide') return null
  const modest = plan.find(({ name }) => name === '720p')
  return modest ?? (soonest?.video === 'copy' ? soonest : (plan.at(-1) ?? null))
}

/** Names are folders too, with three digits or four. */
function nameOf({ width, height }: { width: number; height: number }): string {
  return `${Math.max(100, Math.min(width, height))}p`
}

function soundOf({ audio }: ReplayFacts): 'encode' | 'none' {
  return audio === null ? 'none' : 'encode'
}

function canCopy({ video, bitsPerSecond }: ReplayFacts): boolean {
  return (
    video.codec === 'h264' &&
    copiedProfiles.includes(video.profile) &&
    ['yuv420p', 'yuvj420p'].includes(video.pixelFormat) &&
    !video.isInterlaced &&
    !video.isRotated &&
    video.hasSquarePixels &&
    (bitsPerSecond ?? 0) <= maxCopiedBitsPerSecond
  )
}

function canCopyAudio({ codec, profile, channels }: NonNullable<ReplayFacts['audio']>): boolean {
  return codec === 'aac' && profile === 'LC' && channels !== 'more'
}

function fit({ video }: ReplayFacts, { side, bitsPerSecond }: { side: number; bitsPerSecond: number }) {
  const scale = side / Math.min(video.width, video.height)
  const rate = Math.min(video.frameRate || defaultFrameRate, maxFrameRate)
  return {
    width: even(video.width * scale),
    height: even(video.height * scale),
    frameRate: side <= smallSide && rate > maxSmallFrameRate + 1 ? rate / 2 : rate,
    bitsPerSecond,
    isInterlaced: video.isInterlaced,
  }
}

/** Encoders only take even widths and heights. */
function even(length: number): number {
  return Math.max(2, Math.round(length / 2) * 2)
}

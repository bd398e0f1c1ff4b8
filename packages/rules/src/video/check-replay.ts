import type { ReplayFinding } from '@grandstand/contract/studio-constants'

/** A camera is switched on a little before the game, or a little after. */
const lateMs = 2 * 60_000
/** What has less of the game than this part was cut off, or began in the middle. */
const leastPart = 0.75
/** Shorter than a picture that anybody misses. */
const noticedSeconds = 1

export interface ClosingReplayFacts {
  isReady: boolean
  durationMs: number | null
  /** Of the first picture; null: it is no recording of the night. */
  beginsAt: Date | null
  breaks: readonly { seconds: number }[]
  sizes: number
  captions: number
  hasPoster: boolean
}

/** What an operator should know of a replay before the night is closed. */
export function checkReplay(
  replay: ClosingReplayFacts,
  game: { startsAt: Date; gameMs: number },
): ReplayFinding[] {
  if (!replay.isReady) return ['making']
  const { durationMs, beginsAt } = replay
  const found: Record<Exclude<ReplayFinding, 'making'>, boolean> = {
    short: durationMs !== null && durationMs < game.gameMs * leastPart,
    late: beginsAt !== null && beginsAt.getTime() - game.startsAt.getTime() > lateMs,
    breaks: replay.breaks.some(({ seconds }) => seconds >= noticedSeconds),
    one_size: replay.sizes < 2,
    no_captions: replay.captions === 0,
    no_poster: !replay.hasPoster,
  }
  return findings.filter(name => found[name])
}

const findings = ['short', 'late', 'breaks', 'one_size', 'no_captions', 'no_poster'] as const

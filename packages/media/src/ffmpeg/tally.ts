import type { ChildProcess } from 'node:child_process'

/** What it is started for. */
export const ffmpegPurposes = [
  ...(['probe', 'poster', 'preview', 'storyboard', 'still', 'film', 'cut', 'vertical'] as const),
  ...(['rung', 'join', 'loudness', 'look', 'download', 'ladder', 'srt'] as const),
] as const
export type FfmpegPurpose = (typeof ffmpegPurposes)[number]

export interface PurposeTally {
  started: number
  running: number
  /** Ended by themselves and not well, were ended by somebody else, or took too long. */
  failed: number
  /** Of those that have ended. */
  seconds: number
}

export interface FfmpegTally {
  watch(child: ChildProcess, purpose: FfmpegPurpose): void
  /** One that was killed because it took too long. */
  addLate(purpose: FfmpegPurpose): void
  list(): [FfmpegPurpose, PurposeTally][]
}

/** Counts what this process started. */
export function createTally(): FfmpegTally {
  const tallies = new Map<FfmpegPurpose, PurposeTally>(
    ffmpegPurposes.map(purpose => [purpose, { started: 0, running: 0, failed: 0, seconds: 0 }]),
  )
  const change = (purpose: FfmpegPurpose, of: (tally: PurposeTally) => Partial<PurposeTally>) => {
    const tally = tallies.get(purpose)
    if (tally) Object.assign(tally, of(tally))
  }
  return {
    watch(child, purpose) {
      const startedAtMs = performance.now()
      change(purpose, ({ started, running }) => ({ started: started + 1, running: running + 1 }))
      // One that could not even be started is closed too.
      child.once('close', code => {
        // Without an output a probe always ends so; and what we killed was no longer wanted.
        const hasFailed = code !== 0 && purpose !== 'probe' && !child.killed
        const seconds = (performance.now() - startedAtMs) / 1000
        change(purpose, before => ({
          running: before.running - 1,
          failed: before.failed + (hasFailed ? 1 : 0),
          seconds: before.seconds + seconds,
        }))
      })
    },
    addLate: purpose => change(purpose, ({ failed }) => ({ failed: failed + 1 })),
    list: () => [...tallies],
  }
}

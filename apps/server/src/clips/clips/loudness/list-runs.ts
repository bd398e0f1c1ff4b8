import type { Segment } from '@grandstand/media'

/** Segments that can be decoded in one go: each begins where the one before ends. */
export function listRuns(segments: readonly Segment[]): Segment[][] {
  const runs: Segment[][] = []
  for (const segment of segments) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last?.number === segment.number - 1 && !segment.isDiscontinuous) run.push(segment)
    else runs.push([segment])
  }
  return runs
}

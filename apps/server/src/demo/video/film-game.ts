import { passageParts } from '@grandstand/demo-footage'
import type { FilePart } from '@grandstand/media'
import type { Play } from '../season/index.ts'

/** A film can be entered at its key frames only. */
const keySeconds = 2

/**
 * Which parts of its surface's film show a game from now on: passage after passage, always as if the film had run since
 * the beginning of time, each with the ending that the board will tell.
 */
export function filmGame(
  plays: readonly Play[],
  { seconds, from, until }: { seconds: number; from: Date; until: Date },
): FilePart[] {
  const passageMs = seconds * 1000
  const passageOf = (moment: Date) => Math.floor(moment.getTime() / passageMs)
  const scorers = new Map(plays.map(({ at, teamIndex }) => [passageOf(at), teamIndex]))
  const first = passageOf(from)
  const parts = Array.from({ length: passageOf(until) - first + 1 }, (_, at) => {
    const teamIndex = scorers.get(first + at)
    return passageParts(seconds, teamIndex === undefined ? 'open' : teamIndex === 0 ? 'away' : 'home')
  })
  const goneSeconds = (from.getTime() % passageMs) / 1000
  return skip(parts.flat(), Math.floor(goneSeconds / keySeconds) * keySeconds)
}

function skip(parts: readonly FilePart[], seconds: number): FilePart[] {
  let left = seconds
  return parts.flatMap(({ fromSeconds, toSeconds }) => {
    const skipped = Math.min(left, toSeconds - fromSeconds)
    left -= skipped
    return fromSeconds + skipped < toSeconds ? [{ fromSeconds: fromSeconds + skipped, toSeconds }] : []
  })
}

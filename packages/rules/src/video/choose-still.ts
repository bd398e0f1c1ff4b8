/** A scorer taps when the play is over. */
export const stillLeadMs = 3_000

/** Past the black, the countdown and the logo, as a rule. */
export const openingPart = 0.2

interface Scored {
  points: number
  /** Null: the recording does not show it. */
  atSeconds: number | null
}

/**
 * The play that brought most, of those in the order of time. Never the last one, which may have decided the game. Null: there is no
 * other.
 */
export function findBestSeconds(scored: readonly Scored[]): number | null {
  let best: { points: number; atSeconds: number | null } = { points: 0, atSeconds: null }
  for (const { points, atSeconds } of scored.slice(0, -1))
    if (atSeconds !== null && points > best.points) best = { points, atSeconds }
  return best.atSeconds
}

/** What represents a replay: its best moment, or else its opening. */
export function chooseStillSeconds(
  scored: readonly Scored[],
  { beginSeconds, endSeconds }: { beginSeconds: number; endSeconds: number },
): number {
  return findBestSeconds(scored) ?? beginSeconds + (endSeconds - beginSeconds) * openingPart
}

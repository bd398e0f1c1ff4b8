/** A scorer taps when the play is over. */
export const stillLeadMs = 3_000

/** Past the black, the countdown and the logo, as a rule. */
export const openingPart = 0.2

/**
 * What represents a replay: the play of its best moment. Never that of the last one, which may have decided the game; one
 * that has no other is represented by its opening. In the order of time; null: the recording does not show it.
 */
export function chooseStillSeconds(
  scored: readonly { points: number; atSeconds: number | null }[],
  { beginSeconds, endSeconds }: { beginSeconds: number; endSeconds: number },
): number {
  const opening = beginSeconds + (endSeconds - beginSeconds) * openingPart
  let best = { points: 0, atSeconds: opening }
  for (const { points, atSeconds } of scored.slice(0, -1))
    if (atSeconds !== null && points > best.points) best = { points, atSeconds }
  return best.atSeconds
}

/** Longer than all that one try may ask the provider takes, so that nobody else tries meanwhile. */
const firstWaitMs = 120_000
const longestWaitMs = 3_600_000
const patienceMs = 24 * 3_600_000

/** When to ask the provider again for what it has not done, unless it is done by then. */
export function chooseNextTry(tries: number, now: Date): Date {
  const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, tries - 1))
  return new Date(now.getTime() + waitMs)
}

/** A day later somebody has to look. */
export function isPatienceOver(requestedAt: Date, now: Date): boolean {
  return now.getTime() - requestedAt.getTime() >= patienceMs
}

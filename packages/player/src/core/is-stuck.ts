export interface Standstill {
  /** For so long it has wanted to play and has not moved. */
  stillMs: number
  positionSeconds: number
  /** Up to here it was given what is to be shown. */
  givenUntilSeconds: number
}

const patienceMs = 4_000
/** Less may be too little to begin with. */
const enoughSeconds = 1

/** Whether it stands still although it has what it needs: then waiting for the network helps nobody. */
export function isStuck({ stillMs, positionSeconds, givenUntilSeconds }: Standstill): boolean {
  return stillMs >= patienceMs && givenUntilSeconds - positionSeconds >= enoughSeconds
}

/** How long the addresses of open players live, and how often players renew them. */
export interface PlayerTimes {
  /** In which an address opens by itself, whatever happens to its player meanwhile that nobody told of. */
  tokenLifeMs: number
  /** Less than half the life of a token, so that one lost request stops no game. */
  renewSeconds: number
  /** A player that has not renewed for so long is gone. */
  leaseMs: number
}

/** After a change of the rules an address that was kept opens nothing within half a minute. */
const alone: PlayerTimes = { tokenLifeMs: 28_000, renewSeconds: 12, leaseMs: 90_000 }
/**
 * Edges hear within seconds which players have ended, whatever their tokens say. So a crowd renews five times less
 * often, and an edge answers for minutes while nobody can renew.
 */
const behindEdges: PlayerTimes = { tokenLifeMs: 300_000, renewSeconds: 60, leaseMs: 180_000 }

export const choosePlayerTimes = (hasEdges: boolean): PlayerTimes => (hasEdges ? behindEdges : alone)

/** A television is asked about again each time, by this server alone. */
export const televisionTimes = alone

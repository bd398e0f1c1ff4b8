const hourMs = 3_600_000
const anonymousMs = 24 * hourMs
const userMs = 30 * 24 * hourMs
/** A key in use is written again at most this often, so that reading it costs no write. */
const touchEveryMs = hourMs

export function expiryOf(userId: number | null, now: Date): Date {
  return new Date(now.getTime() + (userId === null ? anonymousMs : userMs))
}

export function isDueForTouch(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= touchEveryMs
}

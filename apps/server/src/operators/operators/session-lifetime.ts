const minuteMs = 60_000
const idleMs = 8 * 60 * minuteMs
const longestMs = 7 * 24 * 60 * minuteMs
/** A session in use is written again at most this often. */
const touchEveryMs = minuteMs

/** Eight hours after the last use, and never more than seven days after the login. */
export function sessionExpiry(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + idleMs, createdAt.getTime() + longestMs))
}

export function isDueForTouch(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= touchEveryMs
}

/** The cookie may outlast the session, which the server ends. */
export const cookieSeconds = longestMs / 1000

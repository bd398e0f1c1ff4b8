const minute = 60_000
const hour = 60 * minute

/** A receiver that restarts gets it soon, and one that is down for a day gets it after all. */
const waitsMs = [10_000, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 16 * hour]

/** When a delivery that failed so often is tried again; null: no more. */
export function nextWebhookTry(tries: number, now: Date): Date | null {
  const waitMs = waitsMs[tries - 1]
  return waitMs === undefined ? null : new Date(now.getTime() + waitMs)
}

/** Whether the receiver has taken it. Another address is not gone to, so a redirection is none. */
export const isWebhookTaken = (status: number) => status >= 200 && status < 300

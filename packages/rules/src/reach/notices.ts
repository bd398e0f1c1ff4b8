import { noticeKinds } from '@grandstand/contract/constants'

/** How long before a game its notice is sent. */
export const startNoticeMinutes = 15

/** What a device is told: of its teams what it chose, and that a picture comes which it waits for. */
export const sentNoticeKinds = [...noticeKinds, 'picture'] as const
export type SentNoticeKind = (typeof sentNoticeKinds)[number]

/** How old a notice may get, on its way or while a phone is off: a goal of an hour ago is no news. */
export const noticeSeconds: Record<SentNoticeKind, number> = {
  live: 30 * 60,
  picture: 30 * 60,
  goal: 3 * 60,
  start: startNoticeMinutes * 60,
  replay: 24 * 3_600,
}

/** Not where the most frequent score is two points: a phone that rings for every basket is soon silenced. */
export function announcesScores({ points }: { points: readonly number[] }): boolean {
  return points[0] !== 2
}

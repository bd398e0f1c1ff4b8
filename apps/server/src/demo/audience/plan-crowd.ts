import { createRandom } from '../season/random.ts'

interface Game {
  key: string
  event_utc_ts: Date
  ends_at: Date
}

export interface CrowdMinute {
  minute: Date
  viewers: number
  playing_ms: number
  stalled_ms: number
  delay_ms: number
}

const minuteMs = 60_000
const halfTime = { from: 0.47, to: 0.54 }

/** Who watches a game of the demo while it is live, minute by minute; the same whenever it is planned. */
export function planCrowd(game: Game): CrowdMinute[] {
  const random = createRandom(`${game.key} crowd`)
  const size = random.between(8, 60)
  const lengthMs = game.ends_at.getTime() - game.event_utc_ts.getTime()
  // In one minute of the game the network is bad.
  const badPart = random.next()
  const first = Math.floor(game.event_utc_ts.getTime() / minuteMs) * minuteMs
  return Array.from({ length: Math.ceil(lengthMs / minuteMs) }, (_, place) => {
    const part = (place * minuteMs) / lengthMs
    const isBreak = part > halfTime.from && part < halfTime.to
    const came = Math.min(1, 0.25 + part * 2.5) * (isBreak ? 0.7 : 1) * (0.92 + random.next() * 0.16)
    const viewers = Math.max(1, Math.round(size * came))
    const stalledShare = Math.abs(part - badPart) < 0.015 ? 0.12 : random.next() * 0.012
    const wantedMs = viewers * minuteMs
    return {
      minute: new Date(first + place * minuteMs),
      viewers,
      playing_ms: Math.round(wantedMs * (1 - stalledShare)),
      stalled_ms: Math.round(wantedMs * stalledShare),
      delay_ms: random.between(3_600, 6_200),
    }
  })
}

import { startupScore } from '@grandstand/rules'
import { createRandom, type Random } from '../season/random.ts'

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
  smooth_viewers: number
  sizes: Record<string, number>
  attempts: number
  plays: number
  startup_ms: number
  startup_score: number
  exits: number
  technical_failures: number
  business_failures: number
}

const minuteMs = 60_000
const sizeShares = { 1080: 0.46, 720: 0.37, 480: 0.17 }
const halfTime = { from: 0.47, to: 0.54 }

/** The viewers of a live game of the demo, minute by minute; the same every time it is planned. */
export function planCrowd(game: Game): CrowdMinute[] {
  const random = createRandom(`${game.key} crowd`)
  const size = random.between(8, 60)
  const lengthMs = game.ends_at.getTime() - game.event_utc_ts.getTime()
  // In one minute of the game the network is bad.
  const badPart = random.next()
  const starts = createRandom(`${game.key} starts`)
  let before = 0
  const first = Math.floor(game.event_utc_ts.getTime() / minuteMs) * minuteMs
  return Array.from({ length: Math.ceil(lengthMs / minuteMs) }, (_, index) => {
    const part = (index * minuteMs) / lengthMs
    const isBreak = part > halfTime.from && part < halfTime.to
    const here = Math.min(1, 0.25 + part * 2.5) * (isBreak ? 0.7 : 1)
    // Now and then a viewer leaves for a minute. Coming back begins a new viewing.
    const viewers = Math.max(1, Math.round(size * here) - Number(random.next() < 0.1))
    const isBad = Math.abs(part - badPart) < 0.015
    const stalledShare = isBad ? 0.12 : random.next() * 0.012
    const wantedMs = viewers * minuteMs
    const playing_ms = Math.round(wantedMs * (1 - stalledShare))
    const came = Math.max(0, viewers - before)
    before = viewers
    return {
      minute: new Date(first + index * minuteMs),
      viewers,
      playing_ms,
      stalled_ms: Math.round(wantedMs * stalledShare),
      delay_ms: random.between(3_600, 6_200),
      smooth_viewers: isBad ? Math.round(viewers * 0.4) : viewers - (starts.next() < 0.2 ? 1 : 0),
      sizes: Object.fromEntries(
        Object.entries(sizeShares).map(([height, share]) => [height, Math.round(playing_ms * share)]),
      ),
      ...planStarts(came, isBad, starts),
    }
  })
}

/** A viewer sees a picture soon; now and then somebody has not paid, loses patience, or has a bad network. */
function planStarts(plays: number, isBad: boolean, random: Random) {
  const startupMs = random.between(900, 2_600) * (isBad ? 3 : 1)
  const technical_failures = isBad ? random.between(0, 1) : Number(random.next() < 0.02)
  const business_failures = Number(random.next() < 0.08)
  const exits = Number(random.next() < (isBad ? 0.6 : 0.05))
  return {
    technical_failures,
    business_failures,
    exits,
    plays,
    attempts: plays + technical_failures + business_failures + exits,
    startup_ms: plays * startupMs,
    startup_score: plays * startupScore(startupMs),
  }
}

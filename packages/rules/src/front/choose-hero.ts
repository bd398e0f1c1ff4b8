import type { Event } from '@grandstand/contract'

type Game = Pick<
  Event,
  'id' | 'stream_status' | 'is_cancelled' | 'has_picture' | 'live_film' | 'event_utc_ts'
>

export interface HeroLists<Shown extends Game> {
  /** Games of the teams that the viewer follows. */
  own: { live: readonly Shown[]; upcoming: readonly Shown[] }
  live: readonly Shown[]
  upcoming: readonly Shown[]
  vod: readonly Shown[]
}

export interface HeroChoice<Shown extends Game> {
  /** Null: the channel has no game that could lead its home page. */
  event: Shown | null
  /** Nothing is on soon, so what the operator has to say comes first. */
  areSlidesFirst: boolean
}

const soonMs = 24 * 3_600_000

/**
 * What the home page begins with: one's own team, then what can be seen, then what comes next, then the newest replay. A game
 * that everybody may watch moves, and comes before one whose picture is hidden until it is paid for.
 */
export function chooseHero<Shown extends Game>(
  { own, live, upcoming, vod }: HeroLists<Shown>,
  nowMs: number,
  aheadMs: number = soonMs,
): HeroChoice<Shown> {
  const ownLive = own.live.filter(isPlayed)
  const anyLive = live.filter(isPlayed)
  const next = upcoming.find(game => isAhead(game) && game.event_utc_ts * 1000 - nowMs < aheadMs)
  const event =
    ownLive.find(hasPicture) ??
    ownLive[0] ??
    anyLive.find(isOpen) ??
    anyLive.find(hasPicture) ??
    own.upcoming.find(isAhead) ??
    anyLive[0] ??
    next ??
    vod.find(hasPicture) ??
    upcoming.find(isAhead) ??
    null
  const isOn = ownLive.length > 0 || anyLive.length > 0 || next !== undefined
  return { event, areSlidesFirst: !isOn }
}

/** A page does not change under its reader: the live game that leads it stays until it ends, or another has a picture first. */
export function keepHero<Shown extends Game>(
  keptId: number | null,
  next: Shown | null,
  live: readonly Shown[],
): Shown | null {
  const kept = live.find(game => game.id === keptId && isPlayed(game))
  const isBetter = kept !== undefined && !kept.has_picture && next?.has_picture
  return kept === undefined || isBetter ? next : kept
}

const isOpen = ({ live_film }: Game) => live_film !== undefined
const hasPicture = ({ has_picture }: Game) => has_picture
const isPlayed = ({ stream_status, is_cancelled }: Game) => stream_status === 'live' && !is_cancelled
const isAhead = ({ stream_status, is_cancelled }: Game) => stream_status === 'upcoming' && !is_cancelled

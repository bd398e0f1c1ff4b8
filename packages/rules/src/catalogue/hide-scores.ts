import type { Clip, Event, EventChange, Image, VodMediaItem } from '@grandstand/contract'
import { eventTitle } from './event-display.ts'
import type { StreamStatus } from './event-status.ts'

/** The games whose scores may be told: all of them, or, to somebody who hides scores, those that they have watched. */
export type ShownScores = 'all' | ReadonlySet<number>

interface Hiding {
  /** In the cookie of the device. */
  device: string | undefined
  /** What the account says; null: nobody is logged in. */
  account: boolean | null
}

/**
 * `on`: the device hides scores, whoever uses it. `link`: so does a link that was opened on it, for some hours. `account`: its last
 * user did, so that it goes on after a logout; while somebody is logged in, their account decides.
 */
export function hidesScores({ device, account }: Hiding): boolean {
  return device === 'on' || device === 'link' || (account ?? device === 'account')
}

/** The ids in the cookie of the device: games that were watched there, or whose score somebody asked for. */
export function readWatchedGames(cookie: string | undefined): number[] {
  return (cookie ?? '')
    .split('.')
    .filter(id => /^[1-9]\d{0,8}$/.test(id))
    .map(Number)
}

/** What is to come has no score, and says all of itself. */
export function isScoreHidden(
  game: { id: number; stream_status: StreamStatus },
  shown: ShownScores,
): boolean {
  return shown !== 'all' && game.stream_status !== 'upcoming' && !shown.has(game.id)
}

/** They are cut out of the game, or chosen to go with it. */
const telling = new Set(['image', 'preview', 'preview_alt', 'embedded_preview', 'thumbnails'])

/** Teams of a meet that its name tells in place of its own. */
const namedTeams = 3

interface Named {
  name: string
  home_team_id: number | null
  participants: readonly { id: number; name: string; card_name: string }[]
}

/** The name of two teams is made of them. That of a meet is written by somebody, who may know its winners. */
export function plainTitle(event: Named): string {
  const names = event.participants.map(({ card_name }) => card_name)
  if (names.length <= 2) return eventTitle(event)
  const more = names.length - namedTeams
  return names.slice(0, namedTeams).join(', ') + (more > 0 ? ` +${more}` : '')
}

/**
 * What may be said of a game whose score is hidden. Where a live game is at is no result, but its picture of now may have a scoreboard
 * in it; `plain` is a picture of its sport.
 */
export function hideScores(event: Event, plain: Image | null): Event {
  const { has_own_image: _own, duration_seconds: _length, ...shown } = event
  const { live_frame: _frame, has_clear_frame: _clear, live_film: _film, ...rest } = event
  const participants = event.participants.map(team => ({ ...team, score: null }))
  const hidden = { name: plainTitle(event), description: '', participants, is_score_hidden: true } as const
  if (event.stream_status !== 'finished') return { ...rest, ...hidden }
  const media = event.media.filter(({ type }) => !telling.has(type))
  return { ...shown, ...hidden, period: null, clock: null, image: plain, media }
}

/** The same for somebody who looks on. The teams stay: by them a page knows which of its lists the game is in. */
export function hideChangedScores(change: EventChange): EventChange {
  const isOver = change.stream_status === 'finished'
  const scores = change.scores.map(({ participant_id }) => ({ participant_id, score: null }))
  return { ...change, scores, ...(isOver && { period: null, clock: null }) }
}

/** Its words, its picture and its score tell what happened. Who cut it knows the first two. */
export function hideClip(clip: Clip): Clip {
  if (!clip.event.is_score_hidden) return clip
  const hidden = { ...clip, scores: null }
  return clip.is_own ? hidden : { ...hidden, name: eventTitle(clip.event), tags: [], image_url: null }
}

/** A video of the library that is the replay of a game. */
export function hideReplay(
  item: VodMediaItem,
  game: Pick<Event, 'participants' | 'home_team_id' | 'name'>,
): VodMediaItem {
  return { ...item, title: eventTitle(game), description: '', duration_seconds: null, assets: [] }
}

import type { TonightGame, WatchedCamera } from '@grandstand/contract'
import type { SignalProblem } from '@grandstand/contract/studio-constants'

/** A live game that viewers wait for: nothing comes from any camera, and no other site shows it. */
export const isDark = (game: TonightGame): boolean =>
  game.stream_status === 'live' &&
  !game.is_cancelled &&
  !game.is_shown_elsewhere &&
  game.cameras.every(({ signal }) => signal === null)

/** Settings of the encoder, which the control room says something about: none of them gets worse during a game. */
const settings: ReadonlySet<SignalProblem> = new Set(['size', 'bitrate_low', 'key_frames', 'clock'])

/** What goes wrong with a camera now. */
export const findTrouble = ({ checks }: Pick<WatchedCamera, 'checks'>): SignalProblem | null =>
  checks.find(({ problem }) => problem !== null && !settings.has(problem))?.problem ?? null

/** Since the game began, or a camera stopped; null: it is not dark. */
export function findDarkSince(game: TonightGame): number | null {
  if (!isDark(game)) return null
  const lost = game.cameras.flatMap(({ state, state_since }) =>
    state === 'interrupted' ? [state_since] : [],
  )
  return Math.max(...[game.starts_at, ...lost].map(at => Date.parse(at)))
}

/** What is live: the dark ones first, then those that most people watch; what comes next; what is over, the latest first. */
export function sortTonight(games: readonly TonightGame[]) {
  const of = (status: TonightGame['stream_status']) =>
    games.filter(game => !game.is_cancelled && game.stream_status === status)
  return {
    live: of('live').toSorted((a, b) => Number(isDark(b)) - Number(isDark(a)) || b.viewers - a.viewers),
    next: of('upcoming'),
    over: games.filter(game => game.is_cancelled || game.stream_status === 'finished').reverse(),
  }
}

import type { TonightGame } from '@grandstand/contract'

/** A live game that viewers wait for: nothing comes from any camera, and no other site shows it. */
export const isDark = (game: TonightGame): boolean =>
  game.stream_status === 'live' &&
  !game.is_cancelled &&
  !game.is_shown_elsewhere &&
  game.cameras.every(({ signal }) => signal === null)

/** What is live with the dark ones first, what comes next, and what is over with the latest first. */
export function sortTonight(games: readonly TonightGame[]) {
  const of = (status: TonightGame['stream_status']) =>
    games.filter(game => !game.is_cancelled && game.stream_status === status)
  const live = of('live')
  return {
    live: [...live.filter(isDark), ...live.filter(game => !isDark(game))],
    next: of('upcoming'),
    over: games.filter(game => game.is_cancelled || game.stream_status === 'finished').reverse(),
  }
}

import { hidesScores, readWatchedGames, type ShownScores } from '@grandstand/rules'

/** A script of the page keeps them; the server reads what the device hides, and which games were watched on it. */
const hideScoresCookie = 'hide_scores'
const watchedGamesCookie = 'watched_games'

type ReadCookie = (name: string) => string | undefined

/** What the device says by itself, or together with the account of its user. */
export function readShownScores(readPlainCookie: ReadCookie, account: boolean | null): ShownScores {
  if (!hidesScores({ device: readPlainCookie(hideScoresCookie), account })) return 'all'
  return new Set(readWatchedGames(readPlainCookie(watchedGamesCookie)))
}

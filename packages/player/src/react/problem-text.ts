import type { Problem } from '../core/player-state.ts'
import type { PlayerWords } from './player-words.ts'

export function problemText(problem: Problem | null, words: PlayerWords): string | null {
  switch (problem?.kind) {
    case 'offline':
      return words.offline
    case 'slow':
      return words.slow
    case 'replaced':
      return words.replaced
    case 'not_allowed':
      return words.notAllowed
    case 'broken':
      return words.broken
    default:
      return null
  }
}

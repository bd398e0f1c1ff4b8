import type { Notice } from '../core/choose-notice.ts'
import type { PlayerWords } from './player-words.ts'

/** `lostAtText` is when the signal was lost, as the viewer's clock shows it. */
export function noticeText(notice: Notice | null, words: PlayerWords, lostAtText: string): string | null {
  switch (notice?.kind) {
    case 'offline':
      return words.offline
    case 'right_back':
      return words.rightBack
    case 'signal_gone':
      return words.signalGone.replace('{time}', lostAtText)
    case 'over':
      return words.over
    case 'slow':
      return words.slow
    case 'small':
      return words.small
    case 'not_allowed':
      return words.notAllowed
    case 'broken':
      return words.broken
    default:
      return null
  }
}

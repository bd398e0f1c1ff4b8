import { formatClock } from '../core/format-clock.ts'
import type { PlayerWords } from './player-words.ts'

/** How far behind live the picture is. */
export function behindText(words: PlayerWords, seconds: number): string {
  return seconds < 60
    ? words.secondsBehind.replace('{seconds}', String(Math.floor(seconds)))
    : words.behind.replace('{time}', formatClock(seconds))
}

import type { Event } from '@grandstand/contract'
import { periodText, shortPeriod } from '@grandstand/rules'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useGameTime } from './use-game-time.ts'

interface GamePeriodProps {
  className?: string | undefined
  event: Event
  /** Where there is little room. */
  isShort?: boolean
  /** Where there is less: a word a line. */
  isNarrow?: boolean
}

/** Where a live game is in its course. */
export function GamePeriod({ className, event, isNarrow = false, isShort = isNarrow }: GamePeriodProps) {
  const { language } = useI18n()
  const { period, clock } = useGameTime(event, null)
  const text = [(isShort ? shortPeriod : periodText)(language, period), clock].filter(Boolean).join(' ')
  // An ending stays with its number: "2-ра".
  const whole = text.replaceAll('-', '\u2011')
  const shown = isNarrow ? whole.replaceAll('\u00a0', ' ') : whole
  return event.stream_status === 'live' && text !== '' && <span className={className}>{shown}</span>
}

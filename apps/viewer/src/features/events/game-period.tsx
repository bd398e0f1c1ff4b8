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
  const shown = isNarrow ? text.replaceAll('\u00a0', ' ') : text
  return event.stream_status === 'live' && text !== '' && <span className={className}>{shown}</span>
}

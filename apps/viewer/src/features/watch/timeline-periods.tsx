import { shortPeriod } from '@grandstand/rules'
import { useWatchWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './game-timeline.module.css'
import type { PlacedPeriod } from './place-moments.ts'

interface TimelinePeriodsProps {
  periods: readonly PlacedPeriod[]
  /** Leads to where one begins; null: there is no picture to move. */
  onChoose: ((period: PlacedPeriod) => void) | null
}

/** So near to the end, a name stands before its line. */
const lateShare = 0.85

/** The periods of a game, or the events of a meet, under the line: each leads to its beginning. */
export function TimelinePeriods({ periods, onChoose }: TimelinePeriodsProps) {
  const { language, fill } = useI18n()
  const { moments: words } = useWatchWords()
  return (
    <div className={styles.periods}>
      {periods.map(period => {
        const text = shortPeriod(language, period.period) ?? period.period
        const place = { '--at': `${period.share * 100}%` }
        const isLate = period.share > lateShare
        return onChoose ? (
          <button
            key={period.period}
            className={styles.period}
            data-late={isLate}
            type="button"
            style={place}
            aria-label={fill(words.goTo, { period: text })}
            onClick={() => onChoose(period)}
          >
            {text}
          </button>
        ) : (
          <span
            key={period.period}
            className={styles.period}
            data-late={isLate}
            style={place}
            aria-hidden="true"
          >
            {text}
          </span>
        )
      })}
    </div>
  )
}

import { daysFrom, shiftDay } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import { useEffect, useRef } from 'react'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './day-strip.module.css'
import { dayParts, longDayText } from './event-times.ts'

interface DayStripProps {
  /** The first of the seven days. */
  first: string
  today: string
  chosen: string | null
  /** Brought into sight where not all seven fit. */
  meant: string
  /** Undefined while they come. */
  counts: ReadonlyMap<string, number> | undefined
  onChoose: (day: string | null) => void
  onMove: (first: string) => void
  onCalendar: () => void
}

/** Seven days with how many games each has, which stay in sight while the list scrolls. */
export function DayStrip(props: DayStripProps) {
  const { first, today, chosen, meant, counts, onChoose, onMove, onCalendar } = props
  const { words, language, plural } = useI18n()
  const days = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const track = days.current
    if (!track) return
    const day = track.querySelector<HTMLElement>('[data-meant]')
    // Not scrollIntoView, which would move the page as well.
    track.scrollLeft = day && first <= meant ? day.offsetLeft - (track.clientWidth - day.offsetWidth) / 2 : 0
  }, [first, meant])
  return (
    <div className={styles.strip}>
      <ul className={styles.days} ref={days}>
        <li>
          <button
            className="icon-button"
            type="button"
            aria-label={words.list.earlierDays}
            onClick={() => onMove(shiftDay(first, -7))}
          >
            <Icon name="chevron_left" />
          </button>
        </li>
        {daysFrom(first, 7).map(day => {
          const count = counts?.get(day) ?? 0
          const { weekday, number } = dayParts(language, day)
          return (
            <li key={day} data-day={day} data-meant={day === meant || undefined}>
              <button
                className={styles.day}
                type="button"
                aria-pressed={day === chosen}
                aria-current={day === today ? 'date' : undefined}
                onClick={() => onChoose(day === chosen ? null : day)}
              >
                <span className="visually-hidden">
                  {`${longDayText(language, day)}, ${plural(words.list.games, count)}`}
                </span>
                <span className={styles.face} aria-hidden="true">
                  <span className={styles.weekday}>{day === today ? words.list.today : weekday}</span>
                  <span className={styles.number}>{number}</span>
                  <span className={styles.dots}>{dotsOf(count)}</span>
                </span>
              </button>
            </li>
          )
        })}
        <li>
          <button
            className="icon-button"
            type="button"
            aria-label={words.list.laterDays}
            onClick={() => onMove(shiftDay(first, 7))}
          >
            <Icon name="chevron_right" />
          </button>
        </li>
        <li>
          <button
            className="icon-button"
            type="button"
            aria-label={words.list.openCalendar}
            aria-haspopup="dialog"
            onClick={onCalendar}
          >
            <Icon name="calendar" />
          </button>
        </li>
      </ul>
    </div>
  )
}

/** From how many games on a day has one dot more. */
const steps = [1, 3, 7]

const dotsOf = (count: number) => steps.map(step => count >= step && <i key={step} />)

import { addMonths, monthWeeks } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import type { RefObject } from 'react'
import { firstWeekday } from '../../platform/i18n/first-weekday.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { dayParts, longDayText, monthText } from './event-times.ts'
import styles from './month-calendar.module.css'

interface MonthCalendarProps {
  dialog: RefObject<HTMLDialogElement | null>
  /** `2026-11` */
  month: string
  today: string
  chosen: string | null
  counts: ReadonlyMap<string, number> | undefined
  onMonth: (month: string) => void
  onChoose: (day: string) => void
}

/** A month with the games of each day. */
export function MonthCalendar({
  dialog,
  month,
  today,
  chosen,
  counts,
  onMonth,
  onChoose,
}: MonthCalendarProps) {
  const { words, language } = useI18n()
  const weeks = monthWeeks(month, firstWeekday(language))
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the panel; the keyboard has Escape
    <dialog
      ref={dialog}
      className={`${styles.dialog} panel`}
      aria-label={words.list.calendar}
      onClick={event => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <button
            className="icon-button"
            type="button"
            aria-label={words.list.earlierMonth}
            onClick={() => onMonth(addMonths(month, -1))}
          >
            <Icon name="chevron_left" />
          </button>
          <h2 className={styles.title} aria-live="polite">
            {monthText(language, month)}
          </h2>
          <button
            className="icon-button"
            type="button"
            aria-label={words.list.laterMonth}
            onClick={() => onMonth(addMonths(month, 1))}
          >
            <Icon name="chevron_right" />
          </button>
        </div>
        <table className={styles.month}>
          <thead>
            <tr>
              {weeks[0]?.map(day => (
                <th key={day} scope="col">
                  {dayParts(language, day).weekday}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map(week => (
              <tr key={week[0]}>
                {week.map(day => (
                  <td key={day}>
                    {day.startsWith(month) && (
                      <CalendarDay
                        day={day}
                        isToday={day === today}
                        isChosen={day === chosen}
                        count={counts?.get(day) ?? 0}
                        onChoose={onChoose}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <form method="dialog" className={styles.foot}>
          <button className="button" type="submit">
            {words.common.close}
          </button>
        </form>
      </div>
    </dialog>
  )
}

interface CalendarDayProps {
  day: string
  isToday: boolean
  isChosen: boolean
  count: number
  onChoose: (day: string) => void
}

function CalendarDay({ day, isToday, isChosen, count, onChoose }: CalendarDayProps) {
  const { words, language, plural } = useI18n()
  return (
    <button
      className={count > 0 ? `${styles.day} ${styles.busy}` : styles.day}
      type="button"
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onChoose(day)}
    >
      <span className="visually-hidden">
        {`${longDayText(language, day)}, ${plural(words.list.games, count)}`}
      </span>
      <span className={styles.face} aria-hidden="true">
        {Number(day.slice(8))}
        <span className={styles.count}>{count > 0 ? count : '\u00a0'}</span>
      </span>
    </button>
  )
}

import type { Event } from '@grandstand/contract'
import { Icon, isDrawn } from '@grandstand/ui'
import { useRef } from 'react'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { watchHref } from './event-links.ts'
import { statusText } from './event-words.ts'
import styles from './score-strip.module.css'
import { TeamRows } from './team-rows.tsx'
import { useEventClock } from './use-event-clock.ts'

/** As many as wide screens show. */
const mostDrawn = 12

/** Scores in one line: live games, finals, then what comes next. */
export function ScoreStrip({ events }: { events: readonly Event[] }) {
  const { words } = useI18n()
  const track = useRef<HTMLUListElement>(null)
  const step = (direction: 1 | -1) =>
    track.current?.scrollBy({ left: direction * track.current.clientWidth * 0.8 })
  return (
    <section className={styles.strip} aria-label={words.events.scores}>
      <button
        className={`icon-button ${styles.step}`}
        type="button"
        aria-label={words.events.earlierScores}
        onClick={() => step(-1)}
      >
        <Icon name="chevron_left" />
      </button>
      <ul className={styles.track} ref={track}>
        {(isDrawn ? events.slice(0, mostDrawn) : events).map(event => (
          <li key={event.id} className={styles.item}>
            <StripItem event={event} />
          </li>
        ))}
      </ul>
      <button
        className={`icon-button ${styles.step}`}
        type="button"
        aria-label={words.events.laterScores}
        onClick={() => step(1)}
      >
        <Icon name="chevron_right" />
      </button>
    </section>
  )
}

function StripItem({ event }: { event: Event }) {
  const i18n = useI18n()
  const clock = useEventClock(event)
  const isLive = event.stream_status === 'live'
  const label = event.stream_status === 'upcoming' && !event.is_cancelled ? null : statusText(event, i18n)
  return (
    <a className={`${styles.link} stack-0`} href={watchHref(event)}>
      <span className={isLive ? `${styles.when} ${styles.live}` : styles.when}>
        {[label, event.stream_status === 'finished' ? null : clock].filter(Boolean).join(' · ')}
      </span>
      <TeamRows event={event} short mostOfMeet={1} />
    </a>
  )
}

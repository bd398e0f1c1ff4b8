import type { Event } from '@grandstand/contract'
import { useEffect, useState } from 'react'
import { viewerZone } from '../../platform/i18n/date-format.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './countdown.module.css'
import { countdownParts } from './countdown-parts.ts'
import { startText, venueTimeText } from './event-times.ts'

/** How long until a game begins, and when that is, here and there; shown, not announced, for it changes every second. */
export function Countdown({ event }: { event: Event }) {
  const { words, language, plural, fill } = useI18n()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const parts = countdownParts(event.event_utc_ts * 1000 - now)
  const zone = viewerZone()
  const atVenue = venueTimeText(language, event, zone)
  if (parts.length === 0) return <p className={styles.soon}>{words.watch.soon}</p>
  return (
    <div className={styles.countdown} role="timer" aria-live="off">
      <p className="meta">{words.watch.startsIn}</p>
      <p className={styles.parts}>
        {parts.map(({ unit, value }) => (
          <CountdownPart key={unit} value={value} text={plural(words.watch[unit], value)} />
        ))}
      </p>
      <p className="meta">
        {startText(language, event, zone, now)}
        {atVenue && ` · ${fill(words.events.venueTime, { time: atVenue })}`}
      </p>
    </div>
  )
}

/** The number above its unit, as the language says it. */
function CountdownPart({ value, text }: { value: number; text: string }) {
  return (
    <span className={styles.part}>
      {String(value)} <small className={styles.unit}>{text.replace(String(value), '').trim()}</small>
    </span>
  )
}

import { useEffect, useState } from 'react'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './countdown.module.css'
import { countdownParts } from './countdown-parts.ts'

/** How long until a game begins; shown, not announced, for it changes every second. */
export function Countdown({ startSeconds }: { startSeconds: number }) {
  const { words, plural } = useI18n()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const parts = countdownParts(startSeconds * 1000 - now)
  if (parts.length === 0) return <p className={styles.soon}>{words.watch.soon}</p>
  return (
    <div className={styles.countdown} role="timer" aria-live="off">
      <p className={styles.label}>{words.watch.startsIn}</p>
      <p className={styles.parts}>
        {parts.map(({ unit, value }) => (
          <span key={unit} className={styles.part}>
            {plural(words.watch[unit], value)}
          </span>
        ))}
      </p>
    </div>
  )
}

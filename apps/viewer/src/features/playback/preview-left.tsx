import { formatClock } from '@grandstand/player'
import { useEffect, useState } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './free-preview-stage.module.css'

const tickMs = 250

/** How much is left of the free seconds, in words and as a bar. */
export function PreviewLeft({ endsAtMs, totalSeconds }: { endsAtMs: number; totalSeconds: number }) {
  const { preview: words } = useWatchWords()
  const { fill } = useI18n()
  const [leftSeconds, setLeftSeconds] = useState(() => secondsUntil(endsAtMs))
  useEffect(() => {
    const timer = setInterval(() => setLeftSeconds(secondsUntil(endsAtMs)), tickMs)
    return () => clearInterval(timer)
  }, [endsAtMs])
  return (
    <>
      <span className={styles.left}>{fill(words.left, { time: formatClock(Math.ceil(leftSeconds)) })}</span>
      <span className={styles.bar} style={{ scale: `${leftSeconds / totalSeconds} 1` }} />
    </>
  )
}

const secondsUntil = (endsAtMs: number) => Math.max(0, (endsAtMs - performance.now()) / 1000)

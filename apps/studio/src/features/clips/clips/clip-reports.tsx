import type { StudioClip } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './clip-card.module.css'

/** In the words of the reporter. */
export function ClipReports({ clip }: { clip: StudioClip }) {
  const { words, dateTime } = useI18n()
  if (clip.reports.length === 0) return null
  return (
    <ul className={`${styles.reports} stack-2`}>
      {clip.reports.map(({ reason, text, created_at }) => (
        <li key={`${created_at} ${reason} ${text}`}>
          <strong>{words.clips.reasons[reason === 'other' ? 'unnamed' : reason]}</strong>{' '}
          <time className={styles.when} dateTime={created_at}>
            {dateTime(created_at)}
          </time>
          {text && <p className={styles.said}>{text}</p>}
        </li>
      ))}
    </ul>
  )
}

import { useEffect, useRef } from 'react'
import styles from './consent-banner.module.css'
import type { Choice, Consent } from './consent-store.ts'
import { consentWords } from './consent-words.ts'

interface ConsentBannerProps {
  language: string
  /** Also sent to Google. */
  google: boolean
  /** What was said before. */
  kept: Consent | null
  takesFocus: boolean
  onChoice: (choice: Choice) => void
}

/** Both answers look alike: a no must be as easy as a yes. */
export function ConsentBanner({ language, google, kept, takesFocus, onChoice }: ConsentBannerProps) {
  const words = consentWords(language)
  const banner = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) banner.current?.focus()
  }, [takesFocus])
  return (
    <section ref={banner} className={styles.banner} aria-label={words.label} tabIndex={-1}>
      <div className={`${styles.text} stack-1`}>
        <p>
          {takesFocus || google ? (
            words.text
          ) : (
            <>
              <span className={styles.short}>{words.short}</span>
              <span className={styles.long}>{words.text}</span>
            </>
          )}{' '}
          {google && `${words.google} `}
          <a href="/privacy_policy">{words.privacy}</a>
        </p>
        {kept && (
          <p className="quiet">{words.kept[kept.choice].replace('{date}', formatDay(language, kept.at))}</p>
        )}
      </div>
      <div className={`${styles.choices} row-2`}>
        <button type="button" className="button" onClick={() => onChoice('no')}>
          {words.no}
        </button>
        <button type="button" className="button" onClick={() => onChoice('yes')}>
          {words.yes}
        </button>
      </div>
    </section>
  )
}

const formatDay = (language: string, at: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(at))

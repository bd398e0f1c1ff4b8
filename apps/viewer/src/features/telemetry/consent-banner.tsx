import styles from './consent-banner.module.css'
import { consentWords } from './consent-words.ts'

interface ConsentBannerProps {
  language: string
  /** Google is told as well. */
  google: boolean
  onChoice: (choice: 'yes' | 'no') => void
}

/** Both answers look alike: a no must be as easy as a yes. */
export function ConsentBanner({ language, google, onChoice }: ConsentBannerProps) {
  const words = consentWords(language)
  return (
    <section className={styles.banner} aria-label={words.label}>
      <p className={styles.text}>
        {words.text} {google && `${words.google} `}
        <a href="/privacy_policy">{words.privacy}</a>
      </p>
      <div className={styles.choices}>
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

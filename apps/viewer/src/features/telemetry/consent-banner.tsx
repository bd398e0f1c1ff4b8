import styles from './consent-banner.module.css'
import { consentWords } from './consent-words.ts'

interface ConsentBannerProps {
  language: string
  onChoice: (choice: 'yes' | 'no') => void
}

/** Both answers look alike: a no must be as easy as a yes. */
export function ConsentBanner({ language, onChoice }: ConsentBannerProps) {
  const words = consentWords(language)
  return (
    <section className={styles.banner} aria-label={words.label}>
      <p className={styles.text}>
        {words.text} <a href="/privacy_policy">{words.privacy}</a>
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

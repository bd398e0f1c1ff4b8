import type { BuyerMail } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './sent-mails.module.css'

/** What the buyers of a game were written before. */
export function SentMails({ mails }: { mails: readonly BuyerMail[] }) {
  const { words, plural, dateTime } = useI18n()
  const say = words.sales.buyerMail
  return (
    <section className="stack-2" aria-labelledby="sent-mails">
      <h3 id="sent-mails">{say.before}</h3>
      <ul className={styles.mails}>
        {mails.map(({ id, subject, text, people, by, at, is_sent }) => (
          <li key={id}>
            <details>
              <summary className={styles.subject}>{subject}</summary>
              <p className={`${styles.text} small`}>{text}</p>
            </details>
            <p className="quiet small">
              {[is_sent ? plural(say.to, people) : plural(say.sendingTo, people), by, dateTime(at)].join(
                ' · ',
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

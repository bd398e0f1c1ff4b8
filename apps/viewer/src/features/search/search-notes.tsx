import { useSearchWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './search-dialog.module.css'

interface SearchNotesProps {
  text: string
  isMissing: boolean
  isFailed: boolean
  onClose: () => void
}

/** What to type, that nothing was found, or that the search failed; and the lists, which have everything. */
export function SearchNotes({ text, isMissing, isFailed, onClose }: SearchNotesProps) {
  const { words, fill } = useI18n()
  const { search: texts } = useSearchWords()
  const { allSchools, allTeams } = words.shell
  const lists = [
    { href: '/live', label: words.events.liveNow },
    { href: '/schedule', label: words.events.schedule },
    { href: '/schools', label: allSchools },
    { href: '/teams', label: allTeams },
  ]
  return (
    <div className={`${styles.notes} stack-4`}>
      {isFailed ? (
        <div role="alert">
          <p className={styles.title}>{texts.failedTitle}</p>
          <p className={`${styles.meta} quiet meta`}>{texts.failedText}</p>
        </div>
      ) : isMissing ? (
        <div>
          <p className={styles.title}>{fill(texts.noneTitle, { text })}</p>
          <p className={`${styles.meta} quiet meta`}>{texts.noneText}</p>
        </div>
      ) : (
        <p className={`${styles.meta} quiet meta`}>{text === '' ? texts.hint : texts.searching}</p>
      )}
      <ul className={`${styles.lists} row-2`}>
        {lists.map(({ href, label }) => (
          <li key={href}>
            <a className="button" href={href} onClick={onClose}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

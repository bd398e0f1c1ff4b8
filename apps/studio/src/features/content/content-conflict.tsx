import type { ContentItem } from '@grandstand/contract'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './content-form.module.css'

interface ContentConflictProps {
  theirs: ContentItem
  onSaveMine: () => void
  onTakeTheirs: () => void
}

/** Somebody was faster: both versions are there, and nothing is lost until one is chosen. */
export function ContentConflict({ theirs, onSaveMine, onTakeTheirs }: ContentConflictProps) {
  const { words, fill } = useI18n()
  const say = words.content
  return (
    <section className={styles.conflict} role="alert">
      <h2 className={styles.legend}>{say.conflict}</h2>
      <p>{fill(say.conflictText, { who: theirs.changed_by ?? '' })}</p>
      <details>
        <summary>{say.theirs}</summary>
        <pre className={styles.theirs}>{JSON.stringify(theirs.value, null, 2)}</pre>
      </details>
      <div className={styles.actions}>
        <button className="button button--primary" type="button" onClick={onSaveMine}>
          {say.saveMine}
        </button>
        <button className="button" type="button" onClick={onTakeTheirs}>
          {say.takeTheirs}
        </button>
      </div>
    </section>
  )
}

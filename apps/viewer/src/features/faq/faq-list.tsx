import type { FaqEntry } from '@grandstand/contract'
import { Icon, RichText, StateMessage } from '@grandstand/ui'
import { useDeferredValue, useState } from 'react'
import { useContentWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './faq-list.module.css'
import { findQuestions } from './find-questions.ts'

/** Questions by category, with a search that works as one types. `hash` opens one of them. */
export function FaqList({ faq, hash }: { faq: readonly FaqEntry[]; hash: string }) {
  const { words, plural, fill } = useI18n()
  const texts = useContentWords()
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query).trim()
  const categories = findQuestions(faq, asked)
  const count = categories.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <div className="stack-6">
      <label className={styles.search}>
        <Icon name="search" />
        <span className="visually-hidden">{texts.faq.search}</span>
        <input
          className={styles.input}
          type="search"
          placeholder={texts.faq.search}
          value={query}
          onChange={event => setQuery(event.target.value)}
        />
      </label>
      <p className="visually-hidden" role="status">
        {asked !== '' && plural(texts.faq.results, count)}
      </p>
      {categories.map(category => (
        <section key={category.name} className="stack-2">
          <h2 className={`${styles.title} title-2`}>{category.name}</h2>
          {category.entries.map(entry => (
            <FaqItem key={entry.id} entry={entry} linked={hash === itemId(entry)} />
          ))}
        </section>
      ))}
      {count === 0 && (
        <StateMessage
          icon="search"
          title={fill(texts.faq.nothingTitle, { query: asked })}
          text={texts.faq.nothingText}
        >
          <a className="button" href="/contacts">
            {words.common.contactUs}
          </a>
        </StateMessage>
      )}
    </div>
  )
}

/** Stable over languages and edits, so that a link to an answer can be shared. */
const itemId = (entry: FaqEntry) => `question-${entry.id}`

function FaqItem({ entry, linked }: { entry: FaqEntry; linked: boolean }) {
  return (
    <details className={styles.item} id={itemId(entry)} open={linked}>
      <summary className={styles.question}>
        <span>{entry.question}</span>
        <Icon name="chevron_down" />
      </summary>
      <RichText className={`prose ${styles.answer}`} html={entry.answer} />
    </details>
  )
}

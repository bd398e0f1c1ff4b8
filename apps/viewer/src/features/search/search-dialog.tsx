import { Icon } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useSearchWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { takeEarlyLetters } from '../../platform/early-letters.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useTrackedSearch } from '../../platform/use-tracked-search.ts'
import { countFound, groupFound } from './group-found.ts'
import styles from './search-dialog.module.css'
import { SearchNotes } from './search-notes.tsx'
import { searchQuery } from './search-query.ts'
import { SearchResults } from './search-results.tsx'
import { useRested } from './use-rested.ts'

/** A field whose results are chosen by arrows and Enter, or by a click. The focus stays in the field. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { client } = useApp()
  const i18n = useI18n()
  const { search: texts } = useSearchWords()
  const { event_categories: sports } = useBootstrap()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [typed, setTyped] = useState(takeEarlyLetters)
  const [chosen, setChosen] = useState(0)
  const text = useRested(typed.trim())
  const { data, isError, isFetching, isPlaceholderData } = useQuery(searchQuery(client, i18n.language, text))
  const found = text === '' ? undefined : data
  const groups = found ? groupFound(text, found, { ...i18n, texts, sports, nowMs: Date.now() }) : []
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const label = i18n.words.shell.search
  const results = found && !isPlaceholderData ? countFound(found) : undefined
  useTrackedSearch(text, results)
  useEffect(() => dialog.current?.showModal(), [])

  const onKey = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (count === 0 || event.nativeEvent.isComposing) return
    if (step !== undefined) {
      event.preventDefault()
      setChosen((chosen + step + count) % count)
    }
    if (event.key === 'Enter') document.getElementById(`${id}-${chosen}`)?.click()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the panel; the keyboard has Escape
    <dialog
      ref={dialog}
      className={`${styles.dialog} panel`}
      aria-label={label}
      onClose={onClose}
      onClick={event => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <div className={styles.panel}>
        <div className={styles.top}>
          <Icon name="search" />
          <input
            className={styles.input}
            type="text"
            role="combobox"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={100}
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls={count > 0 ? id : undefined}
            aria-activedescendant={count > 0 ? `${id}-${chosen}` : undefined}
            placeholder={texts.placeholder}
            value={typed}
            onChange={event => {
              setTyped(event.target.value)
              setChosen(0)
            }}
            onKeyDown={onKey}
          />
          <button
            className="icon-button"
            type="button"
            aria-label={i18n.words.common.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <p className="visually-hidden" role="status">
          {isFetching ? texts.searching : results !== undefined && i18n.plural(texts.results, results)}
        </p>
        {count > 0 ? (
          <SearchResults
            id={id}
            label={label}
            groups={groups}
            chosen={chosen}
            onChoose={setChosen}
            onClose={onClose}
          />
        ) : (
          <SearchNotes
            text={text}
            isMissing={results === 0}
            isFailed={isError && !isFetching}
            onClose={onClose}
          />
        )}
      </div>
    </dialog>
  )
}

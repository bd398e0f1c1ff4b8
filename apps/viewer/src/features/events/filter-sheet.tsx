import { Dialog, Icon, SearchField, SelectField } from '@grandstand/ui'
import { type ReactNode, useRef } from 'react'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { allSports, type EventFilters, type FilterFacts, type FilterName } from './event-filters.ts'
import styles from './filter-sheet.module.css'

interface FilterSheetProps {
  filters: EventFilters
  facts: FilterFacts
  /** Which list, and how it is shown. */
  children: ReactNode
  onChange: (changes: EventFilters, isTyping?: boolean) => void
  onReset: () => void
}

/** One button with how many filters are set, and all of them behind it. */
export function FilterSheet({ filters, facts, children, onChange, onReset }: FilterSheetProps) {
  const { words } = useI18n()
  const dialog = useRef<HTMLDialogElement>(null)
  const set = Object.keys(filters).length
  const teams = (facts.teams ?? []).filter(
    ({ group_id }) =>
      !filters.school || facts.schools.some(({ id, alias }) => id === group_id && alias === filters.school),
  )
  const select = (name: FilterName, options: readonly { alias: string; name: string }[]) => (
    <SelectField
      name={name}
      label={words.list[name === 'q' ? 'search' : name]}
      value={options.some(({ alias }) => alias === filters[name]) ? (filters[name] ?? '') : ''}
      options={[
        { value: '', label: words.list.any },
        ...options.map(({ alias, name: label }) => ({ value: alias, label })),
      ]}
      onChange={({ target: { value } }) =>
        onChange(name === 'school' ? { school: value, team: '' } : { [name]: value })
      }
    />
  )
  const day = (name: 'from' | 'to') => (
    <label className={styles.day}>
      {words.list[name]}
      <input
        type="date"
        name={name}
        data-empty={!filters[name]}
        value={filters[name] ?? ''}
        onChange={({ target: { value } }) => onChange({ [name]: value })}
      />
    </label>
  )
  return (
    <>
      <button
        className={`button ${styles.opener}`}
        type="button"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="filter" />
        {words.list.filters}
        {set > 0 && <span className={styles.count}>{set}</span>}
      </button>
      <Dialog
        ref={dialog}
        title={words.list.filters}
        text={words.list.filtersText}
        actions={
          <>
            <button className="button button--primary" type="button" onClick={() => dialog.current?.close()}>
              {words.list.show}
            </button>
            {set > 0 && (
              <button className="button" type="button" onClick={onReset}>
                {words.list.reset}
              </button>
            )}
          </>
        }
      >
        <search className={styles.fields}>
          <div className={`${styles.whole} stack-3`}>{children}</div>
          <div className={styles.whole}>
            <SearchField
              label={words.list.search}
              hint={words.list.searchHint}
              value={filters.q ?? ''}
              onSearch={text => onChange({ q: text }, true)}
            />
          </div>
          {select('sport', allSports(facts.sports))}
          {select('school', facts.schools)}
          {select('team', teams)}
          {select('venue', facts.venues)}
          {day('from')}
          {day('to')}
        </search>
      </Dialog>
    </>
  )
}

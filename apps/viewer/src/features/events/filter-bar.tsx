import { Icon, SearchField } from '@grandstand/ui'
import { useId, useState } from 'react'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { allSports, type EventFilters, type FilterFacts, type FilterName } from './event-filters.ts'
import styles from './filter-bar.module.css'

interface FilterBarProps {
  filters: EventFilters
  facts: FilterFacts
  onChange: (changes: EventFilters, isTyping?: boolean) => void
  onReset: () => void
}

/** Native controls in one line; on a phone they are behind one button. */
export function FilterBar({ filters, facts, onChange, onReset }: FilterBarProps) {
  const { words } = useI18n()
  const [isOpen, setOpen] = useState(false)
  const controls = useId()
  const { q: _q, ...narrowing } = filters
  const set = Object.keys(narrowing).length
  const change = (name: FilterName) => (value: string) => onChange({ [name]: value })
  const teams = (facts.teams ?? []).filter(
    ({ group_id }) =>
      !filters.school || facts.schools.some(({ id, alias }) => id === group_id && alias === filters.school),
  )
  return (
    <search className={`${styles.bar} row-3`}>
      <SearchField
        label={words.list.search}
        hint={words.list.searchHint}
        value={filters.q ?? ''}
        onSearch={text => onChange({ q: text }, true)}
      />
      <button
        className={`button ${styles.opener}`}
        type="button"
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filter" />
        {set > 0 ? `${words.list.filters} · ${set}` : words.list.filters}
      </button>
      <div className={isOpen ? `${styles.controls} ${styles.open}` : styles.controls} id={controls}>
        <FilterSelect
          label={words.list.sport}
          value={filters.sport}
          options={allSports(facts.sports)}
          onChange={change('sport')}
        />
        <FilterSelect
          label={words.list.school}
          value={filters.school}
          options={facts.schools}
          onChange={value => onChange({ school: value, team: '' })}
        />
        <FilterSelect
          label={words.list.team}
          value={filters.team}
          options={teams}
          onChange={change('team')}
        />
        <FilterSelect
          label={words.list.venue}
          value={filters.venue}
          options={facts.venues}
          onChange={change('venue')}
        />
        <FilterDay label={words.list.from} value={filters.from} onChange={change('from')} />
        <FilterDay label={words.list.to} value={filters.to} onChange={change('to')} />
        {Object.keys(filters).length > 0 && (
          <button className={styles.reset} type="button" onClick={onReset}>
            <Icon name="close" />
            {words.list.reset}
          </button>
        )}
      </div>
    </search>
  )
}

interface FilterSelectProps {
  label: string
  value: string | undefined
  options: readonly { id: number; alias: string; name: string }[]
  onChange: (value: string) => void
}

function FilterSelect({ label, value = '', options, onChange }: FilterSelectProps) {
  const id = useId()
  const isKnown = options.some(({ alias }) => alias === value)
  return (
    <div className={isKnown ? `${styles.control} ${styles.set}` : styles.control}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        className={styles.select}
        id={id}
        value={isKnown ? value : ''}
        onChange={event => onChange(event.target.value)}
      >
        <AnyOption />
        {options.map(({ id, alias, name }) => (
          <option key={id} value={alias}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

function AnyOption() {
  const { words } = useI18n()
  return <option value="">{words.list.any}</option>
}

function FilterDay({ label, value = '', onChange }: Omit<FilterSelectProps, 'options'>) {
  const id = useId()
  return (
    <div className={value === '' ? styles.control : `${styles.control} ${styles.set}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        className={styles.select}
        id={id}
        type="date"
        data-empty={value === ''}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  )
}

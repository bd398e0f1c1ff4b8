import { SelectField } from '@grandstand/ui'
import { useClipsWords } from '../../locales/words.ts'
import styles from './moment-bar.module.css'
import { type MomentFilterName, type MomentFilters, momentFilterNames } from './moment-filters.ts'

interface Named {
  alias: string
  name: string
}

interface MomentBarProps {
  filters: MomentFilters
  choices: Record<MomentFilterName, readonly Named[]>
  onChange: (filters: MomentFilters) => void
}

/** Native lists in one line; on a phone the line scrolls. */
export function MomentBar({ filters, choices, onChange }: MomentBarProps) {
  const { moments: words } = useClipsWords()
  return (
    <search className={styles.bar} aria-label={words.filters}>
      {momentFilterNames.map(name => (
        <div key={name} className={styles.filter}>
          <SelectField
            name={name}
            label={words[name]}
            value={choices[name].some(({ alias }) => alias === filters[name]) ? (filters[name] ?? '') : ''}
            options={[
              { value: '', label: words.all },
              ...choices[name].map(({ alias, name: label }) => ({ value: alias, label })),
            ]}
            onChange={event => onChange({ ...filters, [name]: event.target.value })}
          />
        </div>
      ))}
    </search>
  )
}

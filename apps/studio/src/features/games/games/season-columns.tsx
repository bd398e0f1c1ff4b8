import type { SeasonPreview } from '@grandstand/contract'
import { type SeasonColumnMeaning, seasonColumns } from '@grandstand/contract/studio-constants'
import { SelectField } from '@grandstand/ui'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import styles from './game-form.module.css'

interface SeasonColumnsProps {
  columns: SeasonPreview['columns']
  onMeaning: (text: string, meaning: SeasonColumnMeaning) => void
}

/** Columns that are called something else: what they hold is said once, and kept for the next file. */
export function SeasonColumns({ columns, onMeaning }: SeasonColumnsProps) {
  const { words, fill } = useI18n()
  const say = words.games.season
  return (
    <Panel title={say.columns} text={say.columnsText}>
      <div className={styles.pair}>
        {columns.map(({ text, meaning }) => (
          <SelectField
            key={text}
            name={`column ${text}`}
            label={fill(say.columnOf, { name: text })}
            problem={meaning === null ? say.columnUndecided : undefined}
            value={meaning ?? ''}
            onChange={({ target }) => {
              const chosen = seasonColumns.find(each => each === target.value)
              if (chosen) onMeaning(text, chosen)
            }}
            options={[
              ...(meaning === null ? [{ value: '', label: say.columnChoose }] : []),
              ...seasonColumns.map(value => ({ value, label: say.meanings[value] })),
            ]}
          />
        ))}
      </div>
    </Panel>
  )
}

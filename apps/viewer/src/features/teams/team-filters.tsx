import type { ParticipantGroupProperty } from '@grandstand/contract'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { TeamChoice } from './team-choice.ts'
import styles from './team-filters.module.css'

interface TeamFiltersProps {
  properties: readonly ParticipantGroupProperty[]
  choice: TeamChoice
  onChoose: (choice: TeamChoice) => void
}

/** One line for each property: any, or one of its values. */
export function TeamFilters({ properties, choice, onChoose }: TeamFiltersProps) {
  const { words } = useI18n()
  return properties.map(({ alias, name, values }) => {
    const { [alias]: chosen, ...others } = choice
    return (
      <fieldset key={alias}>
        <legend className={`${styles.name} quiet meta`}>{name}</legend>
        <div className={`${styles.values} row-2`}>
          {[{ value: undefined, name: words.list.any }, ...values].map(option => (
            <button
              key={option.value ?? ''}
              className={styles.value}
              type="button"
              aria-pressed={option.value === chosen}
              onClick={() =>
                onChoose(option.value === undefined ? others : { ...others, [alias]: option.value })
              }
            >
              {option.name}
            </button>
          ))}
        </div>
      </fieldset>
    )
  })
}

import { gameChangeKinds } from '@grandstand/contract/studio-constants'
import { Icon } from '@grandstand/ui'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import styles from './bulk.module.css'
import type { BulkChange } from './read-bulk-form.ts'
import type { ChosenGames } from './use-chosen-games.ts'

interface BulkBarProps {
  chosen: ChosenGames
  /** All that the filter finds. */
  total: number
  onOpen: (kind: BulkChange['kind']) => void
}

/** How many games are chosen, and what can be done to them; over the list, where the eye is. */
export function BulkBar({ chosen, total, onOpen }: BulkBarProps) {
  const { words, plural } = useI18n()
  const say = words.games.bulk
  const count = chosen.isAll ? total - chosen.ids.size : chosen.ids.size
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form is sent from here
    <div className={styles.bar} role="group" aria-label={say.title}>
      <p className={styles.told} role="status">
        {plural(say.some, count)}
      </p>
      {!chosen.isAll && total > count && (
        <button className={styles.all} type="button" onClick={chosen.chooseAll}>
          {plural(say.takeAll, total)}
        </button>
      )}
      <div className={styles.actions}>
        {gameChangeKinds.map(kind => (
          <button
            key={kind}
            className={kind === 'remove' ? 'button button--danger' : 'button'}
            type="button"
            onClick={() => onOpen(kind)}
          >
            {say.actions[kind]}
          </button>
        ))}
      </div>
      <button className={styles.close} type="button" aria-label={say.clear} onClick={chosen.clear}>
        <Icon name="close" />
      </button>
    </div>
  )
}

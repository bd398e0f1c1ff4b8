import type { StudioEvent } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './state-mark.module.css'

/** The names that a game refers to; retired ones are marked. */
export function Referred({
  items,
}: {
  items: readonly Pick<StudioEvent['teams'][number], 'name' | 'is_retired'>[]
}) {
  const { words } = useI18n()
  return items.map(({ name, is_retired }, at) => (
    <span key={name}>
      {at > 0 && ', '}
      {name}
      {is_retired && <span className={`${styles.retired} quiet meta`}>{words.event.retired}</span>}
    </span>
  ))
}

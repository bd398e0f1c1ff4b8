import type { VodMediaItem } from '@grandstand/contract'
import { Rail } from '@grandstand/ui'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { VodCard } from './vod-card.tsx'
import styles from './vod-list.module.css'

/** How long a rail of the library stands before it moves on. */
const railScrollMs = 5000

export function VodRail({ title, items }: { title: string; items: readonly VodMediaItem[] }) {
  const { words } = useI18n()
  return (
    <Rail title={title} words={words.rail} autoScrollMs={railScrollMs}>
      {items.map(item => (
        <li key={item.id} className={styles.item}>
          <VodCard item={item} />
        </li>
      ))}
    </Rail>
  )
}

export function VodGrid({ items }: { items: readonly VodMediaItem[] }) {
  return (
    <ul className={styles.grid}>
      {items.map(item => (
        <li key={item.id}>
          <VodCard item={item} />
        </li>
      ))}
    </ul>
  )
}

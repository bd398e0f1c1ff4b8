import { Icon } from '@grandstand/ui'
import { useAccountWords } from '../../locales/words.ts'
import styles from './team-pass-card.module.css'

/** In place of the way to buy it. */
export function BoughtMark() {
  const { packages: words } = useAccountWords()
  return (
    <p className={styles.bought}>
      <Icon name="check" />
      <span>
        {words.bought} <a href="/profile/orders">{words.boughtOrders}</a>
      </span>
    </p>
  )
}

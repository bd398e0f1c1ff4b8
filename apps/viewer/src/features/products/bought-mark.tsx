import { Icon } from '@grandstand/ui'
import { useAccountWords } from '../../locales/words.ts'
import styles from './product-card.module.css'

/** In place of the way to buy it. */
export function BoughtMark({ isThis }: { isThis: boolean }) {
  const { packages: words } = useAccountWords()
  return (
    <p className={styles.bought}>
      <Icon name="check" />
      <span>
        {isThis ? words.bought : words.boughtOther} <a href="/profile/orders">{words.boughtOrders}</a>
      </span>
    </p>
  )
}

import type { StudioOrder } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import styles from './order-what.module.css'

/** The crests of a game, or the sign of a pass. */
export function OrderSign({ order, size = 22 }: { order: Pick<StudioOrder, 'crests'>; size?: number }) {
  return (
    <span className={styles.sign} style={{ inlineSize: size * 1.75 }}>
      {order.crests.length === 0 && <Icon name="card" />}
      {order.crests.map(url => (
        <img key={url} src={url} alt="" width={size} height={size} loading="lazy" />
      ))}
    </span>
  )
}

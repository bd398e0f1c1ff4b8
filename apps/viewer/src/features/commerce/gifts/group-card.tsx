import type { Gift } from '@grandstand/contract'
import { useCommerceWords } from '../../../locales/words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from '../orders/order-card.module.css'
import status from '../orders/order-status.module.css'
import { GroupLinks } from './group-links.tsx'

/** What was bought for a group. A refund ends all of it, opened or not. */
export function GroupCard({ gifts, first }: { gifts: readonly Gift[]; first: Gift }) {
  const { fill } = useI18n()
  const { gifts: words, giving } = useCommerceWords()
  const { order_id, name, seats } = first
  const isEnded = first.state === 'ended'
  return (
    <article className={`${styles.card} stack-2 top panel`} aria-labelledby={`group-${order_id}`}>
      <div className={styles.head}>
        <h3 className="title-3" id={`group-${order_id}`}>
          {name}
        </h3>
        <span className={`${status.status} ${isEnded ? '' : status.open}`}>
          {isEnded ? words.state.ended : fill(giving.groupOf, { number: String(seats) })}
        </span>
      </div>
      <GroupLinks gifts={gifts} name={name} />
    </article>
  )
}

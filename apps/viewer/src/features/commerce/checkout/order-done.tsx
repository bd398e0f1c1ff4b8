import type { Order } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import type { ReactNode } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './order-done.module.css'
import { PaidRow } from './paid-row.tsx'
import { PasswordRow } from './password-row.tsx'

interface OrderDoneProps {
  order: Order
  /** The game that it opens: its picture or countdown, and what can be done until it begins. */
  game: { head: ReactNode; actions: ReactNode } | null
  /** The account was made out of this purchase and has no password yet. */
  needsPassword: boolean
}

/** It worked: said first, and aloud. */
export function OrderDone({ order, game, needsPassword }: OrderDoneProps) {
  const { fill } = useI18n()
  const { done: words } = useCommerceWords()
  const { name } = order.product
  const text = fill(order.is_trial ? words.trialText : game ? words.game : words.text, { name })
  return (
    <div className={styles.done}>
      <div className={styles.head} role="status">
        <span className={styles.tick}>
          <Icon name="check" />
        </span>
        <h1 className={styles.title}>{words.title}</h1>
        <p className="pretty">{text}</p>
      </div>
      {game?.head}
      <div className={styles.rest}>
        {game ? (
          game.actions
        ) : (
          <div className="stack-2">
            <a className="button button--primary" href="/schedule">
              {words.seeWhatIsOn}
            </a>
            <a className="button" href="/profile/orders">
              {words.orders}
            </a>
          </div>
        )}
        <ul className={styles.rows}>
          <PaidRow order={order} />
          {needsPassword && <PasswordRow />}
        </ul>
      </div>
    </div>
  )
}

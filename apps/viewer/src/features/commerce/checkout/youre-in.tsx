import { Icon } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { orderQuery } from './order-query.ts'
import { PaidRow } from './paid-row.tsx'
import styles from './youre-in.module.css'

/** Under the picture of a game that was bought a moment ago: it worked, and where the receipt is. */
export function YoureIn({ orderId }: { orderId: string }) {
  const { client } = useApp()
  const { words: common, language, fill } = useI18n()
  const { done: words } = useCommerceWords()
  const [isOpen, setIsOpen] = useState(true)
  const { data: order } = useQuery(orderQuery(client, language, orderId))
  if (!isOpen) return null
  return (
    <section className={styles.in}>
      <div className={styles.head} role="status">
        <span className={styles.tick}>
          <Icon name="check" />
        </span>
        <p>
          <strong className="title-2">{words.title}</strong>
          {order && <span className="quiet small">{fill(words.game, { name: order.product.name })}</span>}
        </p>
      </div>
      <button
        className="icon-button"
        type="button"
        aria-label={common.common.close}
        onClick={() => setIsOpen(false)}
      >
        <Icon name="close" />
      </button>
      {order && (
        <ul className={styles.paid}>
          <PaidRow order={order} />
        </ul>
      )}
    </section>
  )
}

import type { Gift } from '@grandstand/contract'
import { useCommerceWords } from '../../../locales/words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from '../orders/order-card.module.css'
import { dayOfOrder } from '../orders/order-dates.ts'
import status from '../orders/order-status.module.css'
import { GiftActions } from './gift-actions.tsx'
import { GiftLinkRow } from './gift-link-row.tsx'

export function GiftCard({ gift }: { gift: Gift }) {
  const { language, fill } = useI18n()
  const { gifts: words, orders } = useCommerceWords()
  const isTheirs = gift.is_received ? gift.state === 'opened' : gift.state === 'kept'
  const isOpen = gift.state === 'waiting' || gift.state === 'opened' || gift.state === 'kept'
  return (
    <article className={`${styles.card} stack-2 top panel`} aria-labelledby={`gift-${gift.id}`}>
      <div className={styles.head}>
        <h3 className="title-3" id={`gift-${gift.id}`}>
          {gift.name}
        </h3>
        <span className={`${status.status} ${isOpen ? status.open : ''}`}>{words.state[gift.state]}</span>
      </div>
      <p className="quiet meta">
        {gift.is_received ? words.received : fill(words.givenTo, { email: gift.email ?? '–' })}
      </p>
      {gift.message !== '' && <p>“{gift.message}”</p>}
      {gift.state === 'waiting' && gift.sent_at !== null && (
        <p>{fill(words.sent, { date: dayOfOrder(language, gift.sent_at) })}</p>
      )}
      {gift.link !== null && <GiftLinkRow link={gift.link} name={gift.name} />}
      {gift.state === 'waiting' && !gift.is_received && <GiftActions gift={gift} />}
      {isTheirs && gift.event_id !== null && (
        <a className="button" href={`/watch/${gift.event_id}`}>
          {orders.openGame}
          <span className="visually-hidden">: {gift.name}</span>
        </a>
      )}
    </article>
  )
}

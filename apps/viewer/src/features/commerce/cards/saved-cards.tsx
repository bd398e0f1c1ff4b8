import { Icon, Skeleton, StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommerceWords } from '../../../locales/commerce/commerce-words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { FormSection } from '../../../platform/form/form-section.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { AddCard } from './add-card.tsx'
import { cardEnd, cardName } from './card-name.ts'
import { cardsQuery } from './cards-query.ts'
import styles from './saved-cards.module.css'

export function SavedCards() {
  const { client } = useApp()
  const { words: common } = useI18n()
  const all = useCommerceWords()
  const { wallet: words } = all
  const { data, error, isFetching, refetch } = useQuery(cardsQuery(client))
  const [isAdding, setIsAdding] = useState(false)
  if (error && !data && !isFetching) {
    return (
      <StateMessage icon="alert" title={words.failedTitle} text={common.page.failedText} role="alert">
        <button className="button button--primary" type="button" onClick={() => void refetch()}>
          {common.common.tryAgain}
        </button>
      </StateMessage>
    )
  }
  if (!data) {
    return (
      <div>
        <p className="visually-hidden" role="status">
          {words.loading}
        </p>
        <Skeleton shape="row" count={2} />
      </div>
    )
  }
  const empty = data.length === 0 ? { text: words.emptyText } : {}
  return (
    <FormSection title={data.length === 0 ? words.emptyTitle : words.title} {...empty}>
      {data.length > 0 && (
        <ul className={styles.cards}>
          {data.map(card => (
            <li key={card.id} className={styles.card}>
              <Icon name="card" />
              <span>
                {cardName(card, all)}
                <span className={styles.end}>{cardEnd(card, all)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {isAdding ? (
        <AddCard onDone={() => setIsAdding(false)} />
      ) : (
        <button className="button" type="button" onClick={() => setIsAdding(true)}>
          {words.add}
        </button>
      )}
    </FormSection>
  )
}

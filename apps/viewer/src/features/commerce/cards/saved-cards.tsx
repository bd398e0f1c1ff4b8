import type { Card } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { FormSection } from '../../../platform/form/form-section.tsx'
import { QueryGate } from '../query-gate.tsx'
import { AddCard } from './add-card.tsx'
import { cardEnd, cardName } from './card-name.ts'
import { cardsQuery } from './cards-query.ts'
import styles from './saved-cards.module.css'

export function SavedCards() {
  const { client } = useApp()
  const { wallet: words } = useCommerceWords()
  const query = useQuery(cardsQuery(client))
  return (
    <QueryGate query={query} words={words} rows={2}>
      {cards => <CardsSection cards={cards} />}
    </QueryGate>
  )
}

function CardsSection({ cards }: { cards: readonly Card[] }) {
  const all = useCommerceWords()
  const { wallet: words } = all
  const [isAdding, setIsAdding] = useState(false)
  const empty = cards.length === 0 ? { text: words.emptyText } : {}
  return (
    <FormSection title={cards.length === 0 ? words.emptyTitle : words.title} {...empty}>
      {cards.length > 0 && (
        <ul className="stack-2">
          {cards.map((card, index) => (
            <li key={card.id} className={styles.card}>
              <Icon name="bank_card" />
              <span>
                {cardName(card, all)}
                <span className={`${styles.end} quiet meta`}>
                  {[cardEnd(card, all), ...(index === 0 ? [words.first] : [])].join(' · ')}
                </span>
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

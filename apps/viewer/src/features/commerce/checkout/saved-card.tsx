import type { Card } from '@grandstand/contract'
import { useState } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import { cardEnd, cardName } from '../cards/card-name.ts'
import styles from './saved-card.module.css'

/** In place of a card's id. */
export const newCard = 'new'

interface SavedCardProps {
  cards: readonly Card[]
  chosen: string
  email: string
  onChoose: (id: string) => void
}

/** The card that one tap pays with; another can be chosen, or typed in. */
export function SavedCard({ cards, chosen, email, onChoose }: SavedCardProps) {
  const all = useCommerceWords()
  const [isChanging, setIsChanging] = useState(false)
  const card = cards.find(({ id }) => id === chosen)
  if (card && !isChanging) {
    return (
      <div className={styles.card}>
        <p>
          {cardName(card, all)}
          <span className="quiet meta breaks">{email}</span>
        </p>
        <button className={styles.change} type="button" onClick={() => setIsChanging(true)}>
          {all.checkout.change}
        </button>
      </div>
    )
  }
  const choice = (value: string, name: string, more: string) => (
    <label key={value} className={styles.card}>
      <span>
        {name}
        {more && <span className="quiet meta">{more}</span>}
      </span>
      <input
        type="radio"
        name="card"
        value={value}
        checked={chosen === value}
        onChange={() => onChoose(value)}
      />
    </label>
  )
  return (
    <fieldset className="stack-2">
      <legend className="visually-hidden">{all.cards.title}</legend>
      {cards.map(each => choice(each.id, cardName(each, all), cardEnd(each, all)))}
      {choice(newCard, all.cards.isNew, '')}
    </fieldset>
  )
}

import type { Card } from '@grandstand/contract'
import { CheckboxField } from '@grandstand/ui'
import { type ReactNode, useId } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import { cardEnd, cardName } from '../cards/card-name.ts'
import styles from './card-choice.module.css'

/** In place of a card's id. */
export const newCard = 'new'

interface CardChoiceProps {
  cards: readonly Card[]
  chosen: string
  onChoose: (id: string) => void
  problem: string | undefined
  /** Where a new card is typed in. */
  entry: ReactNode
  /** Some things are only paid with a card that is kept. */
  mustSave: boolean
  note: string | null
}

/** Saved cards, or a new one. */
export function CardChoice({ cards, chosen, onChoose, problem, entry, mustSave, note }: CardChoiceProps) {
  const all = useCommerceWords()
  const words = all.cards
  const id = useId()
  const choice = (value: string, name: string, more: string) => (
    <label key={value} className={styles.choice}>
      <input
        type="radio"
        name="card"
        value={value}
        checked={chosen === value}
        onChange={() => onChoose(value)}
      />
      <span>
        {name}
        {more && <span className={`${styles.more} quiet meta`}>{more}</span>}
      </span>
    </label>
  )
  return (
    <fieldset className="stack-3" aria-describedby={problem ? id : undefined}>
      <legend className={`${styles.title} title-3`}>{words.title}</legend>
      {note !== null && <p className={`${styles.more} quiet meta`}>{note}</p>}
      {cards.length > 0 && (
        <div className="stack-2">
          {cards.map(card => choice(card.id, cardName(card, all), cardEnd(card, all)))}
          {choice(newCard, words.isNew, '')}
        </div>
      )}
      {chosen === newCard && (
        <>
          {entry}
          {!mustSave && (
            <CheckboxField name="save_card" defaultChecked>
              {words.save}
            </CheckboxField>
          )}
        </>
      )}
      {problem && (
        <p className="meta strong problem" id={id} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

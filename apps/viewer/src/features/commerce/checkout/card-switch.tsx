import { useId } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import styles from './card-switch.module.css'

/** Whether a new card is kept for the next time. */
export function CardSwitch({ name }: { name: string }) {
  const { checkout: words } = useCommerceWords()
  const id = useId()
  return (
    <div className={styles.switch}>
      <label htmlFor={id}>
        {words.saveCard}
        <span className="quiet meta">{words.saveCardHint}</span>
      </label>
      <input id={id} type="checkbox" name={name} defaultChecked />
    </div>
  )
}

import type { User } from '@grandstand/contract'
import { useId } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import styles from './email-field.module.css'

interface EmailFieldProps {
  name: string
  /** Whose address it is already. */
  user: User | null
  problem: string | undefined
  onInput: () => void
}

/** The first cell of the group that the card's fields end. */
export function EmailField({ name, user, problem, onInput }: EmailFieldProps) {
  const { checkout: words } = useCommerceWords()
  const id = useId()
  return (
    <div className={styles.cell}>
      <label htmlFor={id}>{words.email}</label>
      <input
        id={id}
        name={name}
        type="email"
        required
        autoComplete="email"
        placeholder={words.emailExample}
        {...(user && { value: user.email, readOnly: true })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onInput={onInput}
      />
      {problem && (
        <p className="meta strong problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}

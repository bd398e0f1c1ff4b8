import { useId } from 'react'
import styles from './picks.module.css'

interface PicksProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  /** Null: none yet. */
  value: Value | null
  onPick: (value: Value) => void
  problem?: string | null | undefined
  /** They share the width. */
  isWide?: boolean
}

/** One of a few, by one tap. */
export function Picks<Value extends string>({
  label,
  options,
  value,
  onPick,
  problem,
  isWide = false,
}: PicksProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.field} aria-describedby={problem ? `${name}problem` : undefined}>
      <legend className="visually-hidden">{label}</legend>
      <div className={isWide ? styles.wide : styles.picks}>
        {options.map(option => (
          <label key={option.value} className={styles.pick}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onPick(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {problem && (
        <p className="problem meta" id={`${name}problem`} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

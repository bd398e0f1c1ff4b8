import styles from './picks.module.css'

interface PicksProps<Value> {
  label: string
  /** For the form, which leads to the first of them when one is missing. */
  name?: string
  options: readonly { value: Value; label: string }[]
  value: Value | null
  onPick: (value: Value) => void
  /** All in one frame, as parts of one thing. */
  isJoined?: boolean
}

/** One of a few, all in sight. */
export function Picks<Value extends string | number>(props: PicksProps<Value>) {
  const { label, name, options, value, onPick, isJoined = false } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be narrower than what is in it
    <div className={isJoined ? styles.joined : styles.picks} role="group" aria-label={label}>
      {options.map((option, at) => (
        <button
          key={option.value}
          type="button"
          name={at === 0 ? name : undefined}
          aria-pressed={option.value === value}
          onClick={() => onPick(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}

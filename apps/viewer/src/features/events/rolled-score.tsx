import styles from './score.module.css'

/** Only the digits that changed roll. They are compared from the right: of 9 and 10 both places are new. */
export function RolledScore({ value, before }: { value: number; before: number }) {
  const digits = [...String(value)]
  const left = String(before).padStart(digits.length).slice(-digits.length)
  // A digit that changes again rolls again.
  const change = `${before} ${value}`
  return digits.map((digit, at) =>
    digit === left[at] ? (
      digit
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the place of a digit is what it is known by
      <span key={`${change} ${at}`} className={styles.rolling} data-before={left[at]}>
        <span className={styles.digit}>{digit}</span>
      </span>
    ),
  )
}

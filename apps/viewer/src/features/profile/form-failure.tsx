import styles from './form.module.css'

/** What went wrong with a form as a whole. It always stands there, so that a screen reader hears it come. */
export function FormFailure({ text }: { text: string | null }) {
  return (
    <p className={styles.failure} role="alert">
      {text}
    </p>
  )
}

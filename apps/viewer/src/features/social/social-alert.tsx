import styles from './social.module.css'

/** Always there: a screen reader only hears what changes inside. */
export function SocialAlert({ text }: { text: string | null }) {
  return (
    <p className={styles.alert} role="alert">
      {text}
    </p>
  )
}

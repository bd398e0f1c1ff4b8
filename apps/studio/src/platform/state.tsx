import styles from './state.module.css'

export type Tone = 'good' | 'warn' | 'bad' | 'off'

/** A dot and a word: full while it is in force, hollow when it is not. */
export function State({ tone, text }: { tone: Tone; text: string }) {
  return <span className={`${styles.state} ${styles[tone]}`}>{text}</span>
}

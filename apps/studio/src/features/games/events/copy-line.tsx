import { CopyButton } from '../../../platform/copy-button.tsx'
import styles from './copy-line.module.css'

/** Something that is typed into an encoder. */
export function CopyLine({ label, text }: { label: string; text: string }) {
  return (
    <div className={styles.line}>
      <span className={styles.label}>{label}</span>
      <code className={styles.text}>{text}</code>
      <CopyButton text={text} what={label} isQuiet />
    </div>
  )
}

import { CopyButton } from '../../../platform/copy-button.tsx'
import styles from './copy-line.module.css'

/** Something that is typed into an encoder. */
export function CopyLine({ label, text }: { label: string; text: string }) {
  return (
    <div className={`${styles.line} stack-3 middle`}>
      <span className={`${styles.label} quiet small`}>{label}</span>
      <code className={styles.text}>{text}</code>
      <CopyButton text={text} what={label} isQuiet />
    </div>
  )
}

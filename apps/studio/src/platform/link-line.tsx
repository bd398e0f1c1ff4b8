import { CopyButton } from './copy-button.tsx'
import styles from './link-line.module.css'

/** A link that somebody else is to get. */
export function LinkLine({ label, href }: { label: string; href: string }) {
  return (
    <div className={`${styles.line} row-3 middle`}>
      <span className="quiet small">{label}</span>
      <code className={styles.href}>{href}</code>
      <CopyButton text={href} what={label} isQuiet />
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './entry.module.css'

/** One calm column under the heading. */
export function EntryColumn({ children }: { children: ReactNode }) {
  return <div className={`${styles.column} stack-5`}>{children}</div>
}

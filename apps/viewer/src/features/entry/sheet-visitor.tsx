import type { ReactNode } from 'react'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './sheet-account.module.css'

/** A visitor's part of the menu sheet. */
export function SheetVisitor({ children }: { children: ReactNode }) {
  const { shell: words } = useI18n().words
  return (
    <div className={styles.account}>
      <a className={styles.link} href="/login">
        {words.logIn}
      </a>
      <a className={styles.link} href="/registration">
        {words.signUp}
      </a>
      {children}
    </div>
  )
}

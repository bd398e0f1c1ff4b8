import { InstallButton } from './install-button.tsx'
import styles from './sheet-account.module.css'

/** In the menu sheet of a visitor; a user has it among the links of the account. */
export function SheetInstall() {
  return (
    <ul>
      <InstallButton className={styles.link ?? ''} />
    </ul>
  )
}

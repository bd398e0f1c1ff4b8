import { Icon } from '@grandstand/ui'
import { useCommerceWords } from '../../../locales/words.ts'
import styles from './done-frame.module.css'

/** For an account that was made out of the purchase and has no password yet. */
export function PasswordRow() {
  const { done: words } = useCommerceWords()
  return (
    <li className={styles.row}>
      <Icon name="lock" />
      <div>
        <p className="strong">{words.password}</p>
        <p className="quiet meta pretty">{words.passwordText}</p>
      </div>
    </li>
  )
}

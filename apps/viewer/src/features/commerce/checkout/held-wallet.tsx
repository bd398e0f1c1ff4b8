import { useCommerceWords } from '../../../locales/words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import type { WalletName } from '../cards/open-wallets.ts'
import styles from './saved-card.module.css'

/** The wallet that the button pays with, once it knows whose account it is. */
export function HeldWallet({ name, onChange }: { name: WalletName; onChange: () => void }) {
  const { fill } = useI18n()
  const { checkout: words } = useCommerceWords()
  return (
    <div className={styles.card} role="status">
      <p>{fill(words.payingWith, { wallet: name })}</p>
      <button className={styles.change} type="button" onClick={onChange}>
        {words.change}
      </button>
    </div>
  )
}

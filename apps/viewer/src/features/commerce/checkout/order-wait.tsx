import { Icon } from '@grandstand/ui'
import { useEffect, useState } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { cardName } from '../cards/card-name.ts'
import styles from './order-wait.module.css'
import type { Confirming } from './use-pay.ts'

const longMs = 8_000

interface OrderWaitProps {
  /** Null: it is not known what is paid. */
  confirming: Confirming | null
  isOffline: boolean
}

/** The wait for the bank, with what is being paid. The server writes the same on the way back: `checkoutHtml`. */
export function OrderWait({ confirming, isOffline }: OrderWaitProps) {
  const all = useCommerceWords()
  const { money, words: common } = useI18n()
  const { wait: words } = all
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.wait}>
      <div className="confirming">
        <span className="confirming__ring" aria-hidden="true" />
        <h1 className="title-1">{common.shell.confirmingPayment}</h1>
        {confirming && (
          <p className="confirming__facts">
            {[money(confirming.total, confirming.currency), nameCard(confirming)].filter(Boolean).join(' · ')}
            <br />
            {confirming.email}
          </p>
        )}
        <p className="quiet pretty" role="status">
          {isOffline ? words.offline : words.text}
        </p>
      </div>
      {isLong && (
        <div className={styles.slow} role="status">
          <Icon name="clock" />
          <div>
            <p className="strong">{words.slowTitle}</p>
            <p className="quiet meta pretty">{words.slowText}</p>
            <a href="/profile/orders">{words.orders}</a>
          </div>
        </div>
      )}
    </div>
  )

  function nameCard({ brand, last4 }: Confirming): string {
    return brand && last4 ? cardName({ brand, last4 }, all) : ''
  }
}

import { Icon } from '@grandstand/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import type { CardFormOptions, CardProvider } from './card-form.ts'
import { openWallets, type WalletPayment, type Wallets } from './open-wallets.ts'
import styles from './wallet-buttons.module.css'

interface WalletButtonsProps extends Omit<CardFormOptions, 'language'> {
  provider: CardProvider
  onPay: (payment: WalletPayment) => void
}

/** The short way to pay, where this browser has one. Else its place is kept with a word about the card: nothing moves under a finger. */
export function WalletButtons({ provider, purpose, amount, currency, onPay }: WalletButtonsProps) {
  const { language } = useI18n()
  const { checkout: words, cards } = useCommerceWords()
  const holder = useRef<HTMLDivElement>(null)
  const wallets = useRef<Wallets | null>(null)
  const [state, setState] = useState<'loading' | 'there' | 'none'>('loading')
  const firstAmount = useRef(amount)
  const pay = useEffectEvent(onPay)

  useEffect(() => {
    if (holder.current === null) return
    const inner = holder.current.appendChild(document.createElement('div'))
    const due = { purpose, amount: firstAmount.current, currency }
    let isLeft = false
    openWallets(provider, inner, {
      language,
      ...due,
      onReady: hasWallet => setState(hasWallet ? 'there' : 'none'),
      onPay: payment => pay(payment),
    }).then(
      opened => {
        if (isLeft) return opened.close()
        wallets.current = opened
      },
      // A card can be typed all the same, and its form says what is wrong.
      () => setState('none'),
    )
    return () => {
      isLeft = true
      wallets.current?.close()
      wallets.current = null
      inner.remove()
    }
  }, [provider, language, purpose, currency])

  useEffect(() => {
    firstAmount.current = amount
    if (amount !== null) wallets.current?.setAmount(amount)
  }, [amount])

  return (
    <div>
      <div className={styles.place} data-loading={state === 'loading' ? '' : undefined}>
        <div ref={holder} hidden={state === 'none'} />
        {state === 'none' && (
          <p className="quiet meta pretty">
            <Icon name="lock" />
            {cards.safe}
          </p>
        )}
      </div>
      <p className={styles.or}>{state === 'none' ? words.byCard : words.orByCard}</p>
    </div>
  )
}

import { useRef, useState } from 'react'
import type { WalletName, WalletPayment } from '../cards/open-wallets.ts'

/**
 * What a wallet gave, while it is paid with, and while only a log-in is missing for that. Whatever else comes between lets it
 * go, so that nobody is charged by a wallet after choosing a card.
 */
export function useHeldWallet() {
  const held = useRef<WalletPayment | null>(null)
  const [name, setName] = useState<WalletName | null>(null)
  return {
    /** Null: none is held. */
    name,
    isHeld: () => held.current !== null,
    card() {
      const card = held.current?.card
      return card && 'id' in card ? card : null
    },
    hold(payment: WalletPayment): void {
      held.current = payment
      setName(payment.name)
    },
    letGo(): void {
      held.current = null
      setName(null)
    },
    /** The wallet's own sheet may still be open. */
    fail(): void {
      held.current?.fail()
      held.current = null
      setName(null)
    },
  }
}

import type { CardFormOptions, CardProvider, EnteredCard } from './card-form.ts'
import { enterCard } from './enter-card.ts'
import { loadProvider } from './load-provider.ts'
import { openElements } from './open-elements.ts'

export type WalletName = 'Apple Pay' | 'Google Pay'

export interface WalletPayment {
  name: WalletName
  card: EnteredCard
  /** The holder's, as the wallet knows it. */
  email: string | null
  /** Has the wallet say that it came to nothing. */
  fail(): void
}

export interface Wallets {
  setAmount(amount: number): void
  close(): void
}

interface WalletOptions extends CardFormOptions {
  /** Whether this browser has a wallet at all. */
  onReady(hasWallet: boolean): void
  onPay(payment: WalletPayment): void
}

export const walletHeightPx = 52

/** Apple Pay and Google Pay, by the provider's own buttons: their sheet gives an address and a card. */
export async function openWallets(
  provider: CardProvider,
  holder: HTMLElement,
  { language, onReady, onPay, ...due }: WalletOptions,
): Promise<Wallets> {
  const stripe = await loadProvider(provider, language)
  const elements = openElements(stripe, due)
  const element = elements.create('expressCheckout', {
    buttonHeight: walletHeightPx,
    buttonTheme: { applePay: 'white', googlePay: 'white' },
    emailRequired: true,
    layout: { maxColumns: 2, maxRows: 1 },
    paymentMethods: {
      applePay: 'auto',
      googlePay: 'auto',
      link: 'never',
      paypal: 'never',
      amazonPay: 'never',
    },
  })
  element.on('ready', ({ availablePaymentMethods }) => onReady(availablePaymentMethods !== undefined))
  element.on('loaderror', () => onReady(false))
  element.on('click', ({ resolve }) => resolve())
  element.on('confirm', async ({ expressPaymentType, billingDetails, paymentFailed }) => {
    const card = await enterCard(stripe, elements)
    onPay({
      name: expressPaymentType === 'google_pay' ? 'Google Pay' : 'Apple Pay',
      card,
      email: billingDetails?.email ?? null,
      fail: () => paymentFailed({ reason: 'fail' }),
    })
  })
  element.mount(holder)
  return { setAmount: amount => elements.update({ amount }), close: () => element.destroy() }
}

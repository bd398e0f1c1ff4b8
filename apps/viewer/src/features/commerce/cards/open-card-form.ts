import type { CardForm, CardFormOptions, CardProvider } from './card-form.ts'
import { checkElements, enterCard } from './enter-card.ts'
import { loadProvider } from './load-provider.ts'
import { openElements } from './open-elements.ts'
import { untilReady } from './until-ready.ts'

/** The provider's own form in this place. Wallets have buttons of their own. */
export async function openCardForm(
  provider: CardProvider,
  holder: HTMLElement,
  { language, onTyped, ...due }: CardFormOptions & { onTyped: () => void },
): Promise<CardForm> {
  const stripe = await loadProvider(provider, language)
  const elements = openElements(stripe, due)
  const element = elements.create('payment', {
    layout: 'tabs',
    paymentMethodOrder: ['card'],
    wallets: { applePay: 'never', googlePay: 'never' },
    // Only what the card's bank needs to know of where its holder lives.
    fields: { billingDetails: { address: 'if_required' } },
  })
  let isEmpty = true
  element.on('change', change => {
    isEmpty = change.empty
    if (!isEmpty) onTyped()
  })
  await untilReady(element, holder)
  return {
    isEmpty: () => isEmpty,
    setAmount: next => elements.update({ amount: next }),
    check: () => checkElements(elements),
    enter: () => enterCard(stripe, elements),
    async save(clientSecret, returnUrl) {
      const problem = await checkElements(elements)
      if (problem) return problem
      const { error, setupIntent } = await stripe.confirmSetup({
        elements,
        clientSecret,
        confirmParams: { return_url: returnUrl },
        redirect: 'if_required',
      })
      if (error) return { problem: error.message ?? '' }
      const { payment_method: card } = setupIntent
      return { id: typeof card === 'string' ? card : (card?.id ?? ''), brand: null, last4: null }
    },
    close: () => element.destroy(),
  }
}

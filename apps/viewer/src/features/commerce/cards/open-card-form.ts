import type { StripeElements } from '@stripe/stripe-js'
import type { CardForm, CardFormOptions, CardProvider } from './card-form.ts'
import { loadProvider } from './load-provider.ts'
import { readLook } from './read-look.ts'
import { untilReady } from './until-ready.ts'

/** The provider's own form in this place, wallets first where the browser has them. */
export async function openCardForm(
  provider: CardProvider,
  holder: HTMLElement,
  { language, purpose, amount, currency }: CardFormOptions,
): Promise<CardForm> {
  const stripe = await loadProvider(provider, language)
  const elements = stripe.elements({
    ...(purpose === 'setup'
      ? { mode: purpose }
      : { mode: purpose, amount: amount ?? 0, paymentMethodCreation: 'manual' }),
    currency: currency.toLowerCase(),
    appearance: readLook(),
  })
  const element = elements.create('payment', {
    layout: 'tabs',
    paymentMethodOrder: ['apple_pay', 'google_pay', 'card'],
  })
  let isEmpty = true
  element.on('change', change => {
    isEmpty = change.empty
  })
  await untilReady(element, holder)
  return {
    isEmpty: () => isEmpty,
    setAmount: next => elements.update({ amount: next }),
    async enter() {
      const problem = await check(elements)
      if (problem) return problem
      const { error, paymentMethod } = await stripe.createPaymentMethod({ elements })
      return error ? { problem: error.message ?? '' } : { id: paymentMethod.id }
    },
    async save(clientSecret, returnUrl) {
      const problem = await check(elements)
      if (problem) return problem
      const { error, setupIntent } = await stripe.confirmSetup({
        elements,
        clientSecret,
        confirmParams: { return_url: returnUrl },
        redirect: 'if_required',
      })
      if (error) return { problem: error.message ?? '' }
      const { payment_method: card } = setupIntent
      return { id: typeof card === 'string' ? card : (card?.id ?? '') }
    },
    close: () => element.destroy(),
  }
}

async function check(elements: StripeElements): Promise<{ problem: string } | null> {
  const { error } = await elements.submit()
  return error ? { problem: error.message ?? '' } : null
}

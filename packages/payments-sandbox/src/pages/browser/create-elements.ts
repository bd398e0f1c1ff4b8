import type {
  StripeElementsOptionsMode,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
  StripeExpressCheckoutElementReadyEvent,
  StripePaymentElementOptions,
} from '@stripe/stripe-js'
import type { createFrame, FrameAnswer, SandboxFrame } from './create-frame.ts'
import type { showSheet } from './show-sheet.ts'

export type ElementTools = {
  base: string
  key: string
  language: string
  text: { [name: string]: string }
  makeFrame: typeof createFrame
  sheet: typeof showSheet
}

export type SandboxElements = {
  create(
    type: 'payment' | 'expressCheckout',
    given?: StripePaymentElementOptions & StripeExpressCheckoutElementOptions,
  ): Pick<SandboxFrame, 'mount' | 'destroy' | 'on'>
  submit(): Promise<FrameAnswer>
  update(changed: { amount?: number }): void
  /** Inside the sandbox's script only. */
  makePaymentMethod(): Promise<FrameAnswer>
}

/** A group of elements that are filled in before there is an intent. */
export function createElements(tools: ElementTools, options: StripeElementsOptionsMode): SandboxElements {
  const { base, key, language, text, makeFrame, sheet } = tools
  const look: { [name: string]: string } = { ...options.appearance?.variables, key, locale: language }
  let amount = ('amount' in options && options.amount) || 0
  let card: SandboxFrame | null = null
  /** What the wallet's sheet gave, for one payment. */
  let fromWallet: FrameAnswer | null = null

  function createCard(given: StripePaymentElementOptions): SandboxFrame {
    const details = given.fields?.billingDetails
    const address = typeof details === 'object' ? details.address : undefined
    const query = new URLSearchParams({ ...look, ...(address === 'if_required' ? { address } : {}) })
    card = makeFrame(base, `/card-form?${query}`, text.number ?? '', 117)
    return card
  }

  function createExpress(given: StripeExpressCheckoutElementOptions): SandboxFrame {
    const query = new URLSearchParams({ ...look, height: String(given.buttonHeight ?? 44) })
    const frame = makeFrame(base, `/express-checkout?${query}`, text.wallets ?? '', given.buttonHeight ?? 44)
    const listeners: { event: string; listener: (event: FrameAnswer) => void }[] = []
    const emit = (event: string, detail: object) => {
      const heard = listeners.filter(one => one.event === event)
      for (const one of heard) one.listener({ elementType: 'expressCheckout', ...detail })
      return heard.length > 0
    }

    async function open(expressPaymentType: 'apple_pay' | 'google_pay'): Promise<void> {
      const name = expressPaymentType === 'apple_pay' ? 'Apple Pay' : 'Google Pay'
      const { currency = 'usd' } = options
      const asked = new URLSearchParams({
        key,
        locale: language,
        wallet: name,
        amount: String(amount),
        currency,
      })
      const answer = await sheet(base, `/wallet?${asked}`, name, text.cancel_free ?? '')
      if (!answer) return void emit('cancel', {})
      fromWallet = { paymentMethod: answer.paymentMethod }
      emit('confirm', {
        expressPaymentType,
        billingDetails: {
          name: String(answer.name),
          ...(given.emailRequired ? { email: String(answer.email) } : {}),
          address: { line1: '', line2: null, city: '', state: '', postal_code: '94080', country: 'US' },
        },
        // As a wallet's own sheet: it says so, and leaves.
        paymentFailed: () =>
          void sheet(base, `/wallet?${asked}&failed=1`, name, text.cancel_free ?? '', false, 2000),
      } satisfies StripeExpressCheckoutElementConfirmEvent)
    }

    frame.on('press', ({ wallet }) => {
      const expressPaymentType = wallet === 'google_pay' ? 'google_pay' : 'apple_pay'
      const isHeard = emit('click', {
        elementType: 'expressCheckout',
        expressPaymentType,
        resolve: () => void open(expressPaymentType),
        reject: () => {},
      } satisfies StripeExpressCheckoutElementClickEvent)
      // As at Stripe: a page that does not care gets the sheet.
      if (!isHeard) void open(expressPaymentType)
    })
    frame.on('ready', () => {
      const none = { amazonPay: false, link: false, paypal: false, klarna: false }
      emit('ready', {
        elementType: 'expressCheckout',
        availablePaymentMethods: { applePay: true, googlePay: true, ...none },
      } satisfies StripeExpressCheckoutElementReadyEvent)
    })
    return { ...frame, on: (event, listener) => listeners.push({ event, listener }) }
  }

  return {
    create: (type, given = {}) => (type === 'expressCheckout' ? createExpress(given) : createCard(given)),
    submit: async () => (fromWallet ? {} : card ? card.ask('check') : {}),
    update(changed) {
      amount = changed.amount ?? amount
    },
    async makePaymentMethod() {
      const given = fromWallet
      fromWallet = null
      return given ?? (card ? card.ask('create') : {})
    },
  }
}

import type { StripeElementsOptionsMode } from '@stripe/stripe-js'
import type { CallParams, createCaller } from './create-caller.ts'
import type { createElements, ElementTools, SandboxElements } from './create-elements.ts'
import type { FrameAnswer } from './create-frame.ts'

type Tools = Pick<ElementTools, 'base' | 'makeFrame' | 'sheet'> & {
  makeCaller: typeof createCaller
  makeElements: typeof createElements
  words: { [locale: string]: { [name: string]: string } }
}

type Intent = 'payment_intent' | 'setup_intent'

/** `SandboxStripe(key, options)`: of Stripe's own script as much as our pages use, called in the same way. */
export function sandboxStripe({ base, makeCaller, makeElements, makeFrame, sheet, words }: Tools) {
  return (publicKey: string, options: { locale?: string; stripeAccount?: string } = {}) => {
    const key = options.stripeAccount ? `${publicKey}@${options.stripeAccount}` : publicKey
    const call = makeCaller(base, key)
    const language = (options.locale ?? document.documentElement.lang).slice(0, 2)
    const text = words[language] ?? words.en ?? {}

    const elements = (given: StripeElementsOptionsMode) =>
      makeElements({ base, key, language, text, makeFrame, sheet }, given)

    const createPaymentMethod = (given: { elements: SandboxElements }) => given.elements.makePaymentMethod()

    /** What stands at the end of a path through objects. */
    function valueAt(value: unknown, ...path: string[]): unknown {
      return path.reduce(
        (at, name) => (at && typeof at === 'object' ? new Map(Object.entries(at)).get(name) : undefined),
        value,
      )
    }

    /** The card's holder reads why in their own language. */
    function localise(error: unknown): FrameAnswer {
      const codes = [valueAt(error, 'decline_code'), valueAt(error, 'code')].map(String)
      const isAuthentication = codes.some(one => one.includes('authentication'))
      const code = isAuthentication ? 'authentication_failure' : codes.find(one => one in text)
      return { error: { ...Object(error), ...(code ? { message: text[code] } : {}) } }
    }

    const pathOf = (kind: Intent, secret: string) => `/v1/${kind}s/${secret.split('_secret_')[0]}`
    const resultOf = (kind: Intent, body: FrameAnswer) =>
      kind === 'payment_intent' ? { paymentIntent: body } : { setupIntent: body }

    /** Shows the bank's page where the intent wants it, and tells what came of it. */
    async function passBank(kind: Intent, secret: string, body: FrameAnswer): Promise<FrameAnswer> {
      const away = valueAt(body, 'next_action', 'redirect_to_url', 'url')
      if (away) {
        location.assign(String(away))
        return new Promise(() => {})
      }
      const url = valueAt(body, 'next_action', 'use_stripe_sdk', 'stripe_js')
      if (!url) return resultOf(kind, body)
      const page = String(url).slice(base.length)
      const framed = `${page}&locale=${language}&frame=1`
      const answer = await sheet(base, framed, text.bank_sheet ?? '', text.cancel_free ?? '', true)
      // A holder who closes the bank's page has not passed its check.
      if (!answer)
        await fetch(base + page, {
          method: 'POST',
          mode: 'no-cors',
          body: new URLSearchParams({ outcome: 'fail' }),
        })
      const { body: after } = await call('GET', pathOf(kind, secret), { client_secret: secret })
      if (after.status === 'succeeded') return resultOf(kind, after)
      const error = kind === 'payment_intent' ? after.last_payment_error : after.last_setup_error
      return localise(error ?? { type: 'card_error', code: 'authentication_canceled' })
    }

    async function confirmSetup(given: {
      elements: SandboxElements
      clientSecret: string
    }): Promise<FrameAnswer> {
      const made = await createPaymentMethod(given)
      if (made.error) return made
      const { clientSecret: client_secret } = given
      const params: CallParams = { client_secret, payment_method: String(valueAt(made.paymentMethod, 'id')) }
      const { ok, body } = await call('POST', `${pathOf('setup_intent', client_secret)}/confirm`, params)
      return ok ? passBank('setup_intent', client_secret, body) : localise(body.error)
    }

    async function handleNextAction({ clientSecret }: { clientSecret: string }): Promise<FrameAnswer> {
      const kind = clientSecret.startsWith('seti') ? 'setup_intent' : 'payment_intent'
      const { ok, body } = await call('GET', pathOf(kind, clientSecret), { client_secret: clientSecret })
      return ok ? passBank(kind, clientSecret, body) : localise(body.error)
    }

    return { elements, createPaymentMethod, confirmSetup, handleNextAction }
  }
}

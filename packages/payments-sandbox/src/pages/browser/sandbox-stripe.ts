import type { CallParams, createCaller } from './create-caller.ts'
import type { CardFrame, createCardFrame, FrameAnswer } from './create-card-frame.ts'
import type { showChallenge } from './show-challenge.ts'

type Tools = {
  base: string
  makeCaller: typeof createCaller
  makeFrame: typeof createCardFrame
  challenge: typeof showChallenge
  words: { [locale: string]: { [name: string]: string } }
}

type Elements = { frame(): CardFrame }
type Look = { appearance?: { variables?: { [name: string]: string } } }

/** `SandboxStripe(key, options)`: of Stripe's own script as much as our pages use, called in the same way. */
export function sandboxStripe({ base, makeCaller, makeFrame, challenge, words }: Tools) {
  return (key: string, options: { locale?: string } = {}) => {
    const call = makeCaller(base, key)
    const language = (options.locale ?? document.documentElement.lang).slice(0, 2)
    const text = words[language] ?? words.en ?? {}

    function elements({ appearance }: Look = {}) {
      const query = new URLSearchParams({ ...appearance?.variables, key, locale: language })
      const frame = makeFrame(base, query.toString(), text.number ?? 'Card')
      return { frame: () => frame, create: () => frame, submit: () => frame.ask('check'), update() {} }
    }

    const createPaymentMethod = (given: { elements: Elements }) => given.elements.frame().ask('create')

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

    /** Shows the bank's page where the intent wants it, and tells what came of it. */
    async function confirmSetup(given: { elements: Elements; clientSecret: string }): Promise<FrameAnswer> {
      const made = await createPaymentMethod(given)
      if (made.error) return made
      const { clientSecret: client_secret } = given
      const path = `/v1/setup_intents/${client_secret.split('_secret_')[0]}`
      const params: CallParams = { client_secret, payment_method: String(valueAt(made.paymentMethod, 'id')) }
      const { ok, body } = await call('POST', `${path}/confirm`, params)
      if (!ok) return localise(body.error)
      const url = valueAt(body, 'next_action', 'use_stripe_sdk', 'stripe_js')
      if (!url) return { setupIntent: body }
      await challenge(base, `${url}&locale=${language}&frame=1`, text.bank_title ?? '', text.close ?? '')
      const { body: after } = await call('GET', path, { client_secret })
      if (after.status === 'succeeded') return { setupIntent: after }
      return localise(after.last_setup_error ?? { type: 'card_error', code: 'authentication_canceled' })
    }

    return { elements, createPaymentMethod, confirmSetup }
  }
}

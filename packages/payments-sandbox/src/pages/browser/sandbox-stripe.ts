import type { createCaller } from './create-caller.ts'
import type { CardFrame, createCardFrame, FrameAnswer } from './create-card-frame.ts'
import type { showChallenge } from './show-challenge.ts'

type Tools = {
  base: string
  makeCaller: typeof createCaller
  makeFrame: typeof createCardFrame
  challenge: typeof showChallenge
  words: { [locale: string]: { [name: string]: string } }
}

type Confirm = {
  elements?: Elements
  clientSecret?: string
  confirmParams?: { return_url?: string; payment_method?: string }
  redirect?: 'always' | 'if_required'
}
type Elements = { frame(): CardFrame | undefined; clientSecret: string | undefined }
type Created = { elements?: Elements; element?: CardFrame; params?: { billing_details?: object } }

/** `SandboxStripe(key, options)`: of Stripe's own script as much as a page with cards needs, called in the same way. */
export function sandboxStripe({ base, makeCaller, makeFrame, challenge, words }: Tools) {
  return (key: string, options: { stripeAccount?: string; locale?: string } = {}) => {
    const call = makeCaller(base, key, options.stripeAccount)
    const language = (options.locale ?? document.documentElement.lang).slice(0, 2)
    const text = words[language] ?? words.en ?? {}

    function elements(
      given: {
        clientSecret?: string
        locale?: string
        appearance?: { variables?: { [name: string]: string } }
      } = {},
    ) {
      const made = new Map<string, CardFrame>()
      return {
        clientSecret: given.clientSecret,
        frame: () => [...made.values()].at(-1),
        create(type: string) {
          const query = new URLSearchParams({
            ...given.appearance?.variables,
            key,
            locale: (given.locale ?? language).slice(0, 2),
            ...(options.stripeAccount ? { account: options.stripeAccount } : {}),
          })
          const frame = makeFrame(base, query.toString(), text.number ?? 'Card')
          made.set(type, frame)
          return frame
        },
        getElement: (type: string) => made.get(type) ?? null,
        submit: async () => (await [...made.values()].at(-1)?.ask('check')) ?? {},
        update() {},
        fetchUpdates: async () => ({}),
      }
    }

    function createPaymentMethod({ elements: all, element, params }: Created): Promise<FrameAnswer> {
      const frame = element ?? all?.frame()
      if (!frame) return Promise.reject(new Error('createPaymentMethod needs a card form.'))
      return frame.ask('create', params?.billing_details ?? {})
    }

    function placeOf(secret: string): { path: string; noun: 'paymentIntent' | 'setupIntent' } {
      const id = secret.split('_secret_')[0] ?? ''
      return id.startsWith('seti_')
        ? { path: `/v1/setup_intents/${id}`, noun: 'setupIntent' }
        : { path: `/v1/payment_intents/${id}`, noun: 'paymentIntent' }
    }

    async function retrieve(secret: string): Promise<FrameAnswer> {
      const { path, noun } = placeOf(secret)
      const { ok, body } = await call('GET', path, { client_secret: secret })
      return ok ? { [noun]: body } : body
    }

    function urlIn(value: unknown): string | undefined {
      if (typeof value !== 'object' || value === null) return undefined
      const found = Object.entries(value).find(([name]) => name === 'url' || name === 'stripe_js')
      return found ? String(found[1]) : undefined
    }

    /** Shows the bank's page where the intent wants it, and tells what came of it. */
    async function handle(secret: string, intent: { [name: string]: unknown }): Promise<FrameAnswer> {
      const { noun } = placeOf(secret)
      const action = intent.next_action
      if (intent.status !== 'requires_action' || typeof action !== 'object' || !action)
        return { [noun]: intent }
      const [type, details] = Object.entries(action).find(([name]) => name !== 'type') ?? []
      const url = urlIn(details)
      if (!url) return { [noun]: intent }
      if (type === 'redirect_to_url') {
        location.assign(`${url}&locale=${language}`)
        return new Promise(() => {})
      }
      await challenge(base, `${url}&locale=${language}&frame=1`, text.bank_title ?? '', text.close ?? '')
      const after = await retrieve(secret)
      const error = errorIn(after[noun])
      return error ? localise({ error }) : after
    }

    /** The card's holder reads why in their own language. */
    function localise({ error }: FrameAnswer): FrameAnswer {
      const fields = new Map(typeof error === 'object' && error ? Object.entries(error) : [])
      const codes = [fields.get('decline_code'), fields.get('code')].map(String)
      const code = codes.find(one => one in text)
      const isAuthentication = codes.some(one => one.endsWith('authentication_failure'))
      const message = isAuthentication ? text.authentication_failure : code && text[code]
      return { error: { ...Object.fromEntries(fields), ...(message ? { message } : {}) } }
    }

    function errorIn(intent: unknown): unknown {
      if (typeof intent !== 'object' || intent === null) return undefined
      const fields = new Map(Object.entries(intent))
      if (fields.get('status') === 'requires_action')
        return { type: 'card_error', code: 'authentication_canceled', message: text.authentication_failure }
      if (fields.get('status') !== 'requires_payment_method') return undefined
      return fields.get('last_payment_error') ?? fields.get('last_setup_error')
    }

    async function confirm({ elements: all, clientSecret, confirmParams = {}, redirect }: Confirm) {
      const secret = clientSecret ?? all?.clientSecret
      if (!secret) throw new Error('A client secret is needed.')
      let method = confirmParams.payment_method
      if (!method && all) {
        const made = await createPaymentMethod({ elements: all })
        if (made.error) return made
        method = idOf(made.paymentMethod)
      }
      const { path, noun } = placeOf(secret)
      const { ok, body } = await call('POST', `${path}/confirm`, {
        client_secret: secret,
        payment_method: method,
        return_url: confirmParams.return_url,
        use_stripe_sdk: 'true',
      })
      if (!ok) return localise(body)
      const result = await handle(secret, body)
      if (redirect !== 'if_required' && confirmParams.return_url && !result.error) {
        const back = new URL(confirmParams.return_url)
        const prefix = noun === 'paymentIntent' ? 'payment_intent' : 'setup_intent'
        back.searchParams.set(prefix, String(body.id))
        back.searchParams.set(`${prefix}_client_secret`, secret)
        back.searchParams.set('redirect_status', 'succeeded')
        location.assign(back.href)
        return new Promise<never>(() => {})
      }
      return result
    }

    function idOf(value: unknown): string | undefined {
      return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined
    }

    async function handleNextAction({ clientSecret }: { clientSecret: string }): Promise<FrameAnswer> {
      const found = await retrieve(clientSecret)
      if (found.error) return found
      const intent = found.paymentIntent ?? found.setupIntent
      return typeof intent === 'object' && intent ? handle(clientSecret, { ...intent }) : found
    }

    type CardData = { payment_method?: string | { card: CardFrame } }
    async function confirmCard(clientSecret: string, { payment_method: given }: CardData = {}) {
      if (typeof given !== 'object')
        return confirm({
          clientSecret,
          redirect: 'if_required',
          ...(given && { confirmParams: { payment_method: given } }),
        })
      const made = await createPaymentMethod({ element: given.card })
      const id = idOf(made.paymentMethod)
      return id
        ? confirm({ clientSecret, redirect: 'if_required', confirmParams: { payment_method: id } })
        : made
    }

    return {
      elements,
      createPaymentMethod,
      confirmPayment: confirm,
      confirmSetup: confirm,
      confirmCardPayment: confirmCard,
      confirmCardSetup: confirmCard,
      handleNextAction,
      handleCardAction: (clientSecret: string) => handleNextAction({ clientSecret }),
      retrievePaymentIntent: retrieve,
      retrieveSetupIntent: retrieve,
      createToken: async () => ({
        error: { type: 'invalid_request_error', message: 'Use payment methods.' },
      }),
      registerAppInfo() {},
    }
  }
}

import type { Stripe, StripeConstructor } from '@stripe/stripe-js'
import type { CardProvider } from './card-form.ts'

declare global {
  interface Window {
    /** Of Stripe's own script as much as a page with cards needs. */
    SandboxStripe?: StripeConstructor
  }
}

const timeoutMs = 20_000

/** The provider's script; each comes only where it is needed. */
export async function loadProvider(provider: CardProvider, language: string): Promise<Stripe> {
  const { publishable_key, account, sandbox_url } = provider
  const options = {
    locale: language === 'fr' || language === 'bg' ? language : 'en',
    ...(account === null ? {} : { stripeAccount: account }),
  } as const
  if (sandbox_url === null) {
    const { loadStripe } = await import('@stripe/stripe-js')
    const stripe = await loadStripe(publishable_key, options)
    if (!stripe) throw new Error('Stripe is not there')
    return stripe
  }
  if (!window.SandboxStripe) await loadScript(`${sandbox_url}/sandbox.js`)
  if (!window.SandboxStripe) throw new Error('The sandbox is not there')
  return window.SandboxStripe(publishable_key, options)
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const timer = setTimeout(() => reject(new Error('The script did not load in time')), timeoutMs)
    script.src = url
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = () => {
      clearTimeout(timer)
      // Another try then loads it again.
      script.remove()
      reject(new Error('The script did not load'))
    }
    document.head.append(script)
  })
}

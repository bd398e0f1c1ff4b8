import type { StripePaymentElement } from '@stripe/stripe-js'

const timeoutMs = 20_000

/** Rejects where it cannot be shown, or not in time. */
export function untilReady(element: StripePaymentElement, holder: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (text: string) => {
      clearTimeout(timer)
      element.destroy()
      reject(new Error(text))
    }
    const timer = setTimeout(() => fail('The card form did not come in time'), timeoutMs)
    element.on('ready', () => {
      clearTimeout(timer)
      resolve()
    })
    element.on('loaderror', ({ error }) => fail(error.message ?? 'The card form did not come'))
    element.mount(holder)
  })
}

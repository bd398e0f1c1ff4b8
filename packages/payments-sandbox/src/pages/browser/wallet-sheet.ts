import type { createCaller } from './create-caller.ts'

/**
 * Inside the wallet's sheet. A browser's wallet belongs to one person: the address that it gives is made once and kept in
 * the browser, as long as that keeps anything for a frame.
 */
export function walletSheet(makeCaller: typeof createCaller, key: string, wallet: string): void {
  const call = makeCaller(location.href.replace(/\/wallet.*$/, ''), key)
  const [button, email, problem] = ['pay', 'email', 'problem'].map(id => document.getElementById(id))

  function keepEmail(): string {
    const name = 'sandbox-wallet-email'
    const made = `fan-${crypto.getRandomValues(new Uint32Array(2)).join('')}@wallet.example`
    try {
      const kept = localStorage.getItem(name) ?? made
      localStorage.setItem(name, kept)
      return kept
    } catch {
      return made
    }
  }

  const address = keepEmail()
  if (email) email.textContent = address
  button?.addEventListener('click', async () => {
    button.setAttribute('disabled', '')
    const { ok, body } = await call('POST', '/v1/payment_methods', {
      type: 'card',
      card: { number: '4242424242424242', exp_month: '12', exp_year: '2040', cvc: '123' },
      billing_details: { email: address },
      sandbox: { wallet },
    })
    button.removeAttribute('disabled')
    if (ok)
      parent.postMessage({ sandbox: 'done', paymentMethod: body, email: address, name: 'Robin Archer' }, '*')
    else if (problem) problem.textContent = problem.dataset.failed ?? ''
  })
  new ResizeObserver(() =>
    parent.postMessage({ sandbox: 'height', height: document.body.offsetHeight }, '*'),
  ).observe(document.body)
}

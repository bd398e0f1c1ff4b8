import type { createCaller } from './create-caller.ts'

export type CardFormSettings = { key: string; words: { [name: string]: string }; asksAddress: boolean }

/** Inside the frame: checks what is typed, makes a payment method of it, and tells the page around only its id. */
export function cardForm(
  makeCaller: typeof createCaller,
  { key, words, asksAddress }: CardFormSettings,
): void {
  const call = makeCaller(location.href.replace(/\/card-form.*$/, ''), key)
  const withPostalCode = ['US', 'CA', 'GB']

  function input(name: string): HTMLInputElement | HTMLSelectElement {
    const found = document.getElementById(name)
    if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found
    throw new Error(`no field ${name}`)
  }

  const isPostalCodeAsked = () => asksAddress && withPostalCode.includes(input('country').value)

  const digits = (name: string) => input(name).value.replace(/\D/g, '')

  function hasCheckDigit(number: string): boolean {
    let sum = 0
    for (let index = 0; index < number.length; index += 1) {
      const digit = Number(number[number.length - 1 - index])
      const value = index % 2 ? digit * 2 : digit
      sum += value > 9 ? value - 9 : value
    }
    return sum % 10 === 0
  }

  function problemOf(name: string): string | null {
    if (name === 'number') {
      const number = digits(name)
      if (number.length < 14) return 'incomplete_number'
      return hasCheckDigit(number) ? null : 'invalid_number'
    }
    if (name === 'expiry') {
      const value = digits(name)
      const month = Number(value.slice(0, 2))
      if (value.length !== 4 || month < 1 || month > 12) return 'incomplete_expiry'
      return Date.UTC(2000 + Number(value.slice(2)), month) > Date.now() ? null : 'invalid_expiry'
    }
    if (name === 'cvc') return digits(name).length < 3 ? 'incomplete_cvc' : null
    return isPostalCodeAsked() && input('postal_code').value.trim().length < 3
      ? 'incomplete_postal_code'
      : null
  }

  const names = ['number', 'expiry', 'cvc', 'postal_code']

  function show(name: string, problem: string | null): void {
    const line = document.getElementById(`${name}-error`)
    if (line) line.textContent = problem ? (words[problem] ?? '') : ''
    input(name).setAttribute('aria-invalid', String(problem !== null))
    tellHeight()
  }

  function tell(message: object): void {
    parent.postMessage({ sandbox: 'frame', ...message }, '*')
  }

  function tellHeight(): void {
    tell({ kind: 'height', height: document.body.offsetHeight })
  }

  function tellChange(): void {
    tell({
      kind: 'change',
      complete: names.every(name => problemOf(name) === null),
      empty: names.every(name => input(name).value === ''),
    })
  }

  /** The first that is wrong gets the focus. */
  function check(): { type: string; code: string; message: string } | null {
    let first: { type: string; code: string; message: string } | null = null
    for (const name of names) {
      const code = problemOf(name)
      show(name, code)
      if (code && !first) {
        first = { type: 'validation_error', code, message: words[code] ?? code }
        input(name).focus()
      }
    }
    return first
  }

  async function create() {
    const problem = check()
    if (problem) return { error: problem }
    const expiry = digits('expiry')
    const postalCode = input('postal_code').value.trim()
    const { ok, body } = await call('POST', '/v1/payment_methods', {
      type: 'card',
      card: {
        number: digits('number'),
        exp_month: expiry.slice(0, 2),
        exp_year: `20${expiry.slice(2)}`,
        cvc: digits('cvc'),
      },
      billing_details: {
        address: { country: input('country').value, postal_code: postalCode || undefined },
      },
    })
    return ok ? { paymentMethod: body } : { error: localise(body.error) }
  }

  function localise(error: unknown): object {
    const fields = new Map(typeof error === 'object' && error ? Object.entries(error) : [])
    const code = [fields.get('decline_code'), fields.get('code')].map(String).find(one => one in words)
    if (fields.get('code') === 'incorrect_number') show('number', 'invalid_number')
    return { ...Object.fromEntries(fields), ...(code ? { message: words[code] } : {}) }
  }

  function shapeNumber(): void {
    const field = input('number')
    field.value = digits('number')
      .slice(0, 19)
      .replace(/(\d{4})(?=\d)/g, '$1 ')
  }

  function shapeExpiry(event: Event): void {
    if (event instanceof InputEvent && event.inputType.startsWith('delete')) return
    const value = digits('expiry').slice(0, 4)
    const padded = /^[2-9]$/.test(value) ? `0${value}` : value
    input('expiry').value = padded.length >= 2 ? `${padded.slice(0, 2)} / ${padded.slice(2)}` : padded
  }

  function shapePostalCode(): void {
    const box = input('postal_code').parentElement
    if (box) box.hidden = !isPostalCodeAsked()
    if (!isPostalCodeAsked()) input('postal_code').value = ''
    tellHeight()
  }

  input('number').addEventListener('input', shapeNumber)
  input('expiry').addEventListener('input', shapeExpiry)
  input('country').addEventListener('change', shapePostalCode)
  for (const name of names) {
    input(name).addEventListener('input', () => {
      show(name, null)
      tellChange()
    })
    input(name).addEventListener('blur', () => {
      if (input(name).value) show(name, problemOf(name))
    })
  }
  document.querySelector('form')?.addEventListener('submit', event => {
    event.preventDefault()
    tell({ kind: 'submit' })
  })

  addEventListener('message', async event => {
    const { data, source, origin } = event
    if (source !== parent || data?.sandbox !== 'frame') return
    const answer = (result: object) =>
      parent.postMessage({ sandbox: 'frame', kind: 'reply', id: data.id, result }, origin)
    if (data.action === 'check') {
      const error = check()
      answer(error ? { error } : {})
    }
    if (data.action === 'create') answer(await create())
  })
  new ResizeObserver(tellHeight).observe(document.body)
  shapePostalCode()
  tell({ kind: 'ready' })
}

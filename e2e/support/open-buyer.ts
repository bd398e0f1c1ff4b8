import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Person } from './account.ts'
import { becomePerson } from './create-person.ts'

/** What is done at the payment provider without us: by a bank, in its dashboard, or by the time that passes there. */
type Provider = (path: string, body?: Record<string, string | number>) => Promise<Json>
// biome-ignore lint/suspicious/noExplicitAny: an answer is unknown until a test says what it expects
type Json = any

export interface Buyer {
  /** Buys with a saved card, without the browser. The order. */
  buy(product: object): Promise<Json>
  provider: Provider
  /** What the provider calls the buyer. */
  customer: string
  enterCard(number: string): Promise<string>
}

/** The browser is a new person's, who buys by calls: the checkout itself is shown elsewhere. */
export async function openBuyer(page: Page, origin: string, person: Person, card: string): Promise<Buyer> {
  const apiKey = await becomePerson(page, person, { origin })
  const ask = async (path: string, body?: object): Promise<Json> => {
    const address = `${origin}/api${path}`
    const answer = body
      ? await page.request.post(address, { data: { api_key: apiKey, ...body } })
      : await page.request.get(`${address}${path.includes('?') ? '&' : '?'}api_key=${apiKey}`)
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const { form, client_secret } = await ask('/stripe/setup-intent', {})
  const sandbox = async (key: string, path: string, body?: Record<string, string | number>) => {
    const fields = Object.entries(body ?? {}).map(([name, value]) => [name, String(value)])
    const response = await fetch(form.sandbox_url + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}` },
      ...(body && { body: new URLSearchParams(fields) }),
    })
    const json: Json = await response.json()
    expect(response.ok, JSON.stringify(json)).toBe(true)
    return json
  }
  const provider: Provider = (path, body) =>
    sandbox(form.publishable_key.replace('public', 'secret'), path, body)
  const enterCard = async (number: string): Promise<string> => {
    const expiry = { 'card[exp_month]': 12, 'card[exp_year]': 2040, 'card[cvc]': 123 }
    const given = { type: 'card', 'card[number]': number, ...expiry }
    return (await sandbox(form.publishable_key, '/v1/payment_methods', given)).id
  }
  const [setup] = client_secret.split('_secret_')
  const payment_method_id = await enterCard(card)
  const { customer } = await provider(`/v1/setup_intents/${setup}/confirm`, {
    payment_method: payment_method_id,
  })
  return {
    async buy(product) {
      const terms = { terms: true, idempotency_key: randomUUID(), payment_method_id }
      return (await ask('/stripe/buy', { ...product, ...terms })).order
    },
    provider,
    customer,
    enterCard,
  }
}

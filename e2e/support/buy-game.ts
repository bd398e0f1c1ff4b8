import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { cards } from './enter-card.ts'

/** Buys a game without a browser, for the user of the request's cookies and key. Returns the order number. */
export async function buyGame(request: APIRequestContext, apiKey: string, id: number): Promise<number> {
  const bought = await payForGame(request, apiKey, id, cards.good)
  expect(bought.ok()).toBe(true)
  const { order } = await bought.json()
  expect(order.status).toBe('paid')
  return order.id
}

/** Buys a game for somebody else, without a browser. */
export async function giveGame(
  request: APIRequestContext,
  apiKey: string,
  id: number,
  gift: { email: string; message: string },
): Promise<void> {
  expect((await payForGame(request, apiKey, id, cards.good, gift)).ok()).toBe(true)
}

/** The season pass, with what of the user's games counts towards it. Returns the order number. */
export async function buySeasonPass(request: APIRequestContext, apiKey: string): Promise<number> {
  const { items } = await (await request.get('/api/packages')).json()
  const pass = items.find(({ name }: { name: string }) => name === 'Season Pass')
  const bought = await pay(request, apiKey, { type: 'package', id: pass.id }, cards.good)
  expect(bought.ok()).toBe(true)
  return (await bought.json()).order.id
}

/** With any card, whatever comes of it. */
export async function payForGame(
  request: APIRequestContext,
  apiKey: string,
  id: number,
  number: string,
  gift?: object,
): Promise<APIResponse> {
  const { items } = await (await request.get('/api/packages')).json()
  const single = items.find(({ type }: { type: string }) => type === 'single_event')
  return pay(request, apiKey, { type: 'event', id, package_id: single.id }, number, gift)
}

async function pay(
  request: APIRequestContext,
  apiKey: string,
  chosen: { type: string; id: number; package_id?: number },
  number: string,
  gift?: object,
): Promise<APIResponse> {
  const words = Object.entries(chosen).map(([name, value]) => [name, String(value)])
  const query = new URLSearchParams([...words, ['api_key', apiKey], ['is_gift', gift ? '1' : '0']])
  const lines = await request.get(`/api/stripe/price-lines?${query}`)
  const { form } = await lines.json()
  const card = await request.post(`${form.sandbox_url}/v1/payment_methods`, {
    headers: { authorization: `Bearer ${form.publishable_key}` },
    form: {
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '2040',
      'card[cvc]': '123',
    },
  })
  const { id: payment_method_id } = await card.json()
  return request.post('/api/stripe/buy', {
    data: { ...chosen, gift, payment_method_id, terms: true, idempotency_key: randomUUID(), api_key: apiKey },
  })
}

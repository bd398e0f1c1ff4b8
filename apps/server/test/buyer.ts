import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { apiKeys, packages, subscriptions } from '../src/db/tables.ts'
import type { Browser } from './browser.ts'
import type { TestServer } from './start-test-server.ts'

/** Stripe's test cards, as a browser would send their numbers. */
export const cards = {
  good: '4242424242424242',
  other: '5555555555554444',
  declined: '4000000000000002',
  authenticated: '4000002760003184',
  disputed: '4000000000000259',
  /** Taken once, declined at each payment after. */
  failsLater: '4000000000000341',
}

let made = 0

/** A user of the channel with a browser: enters cards at the provider, buys at ours. */
export async function openBuyer(server: TestServer, channelKey: 'alpha' | 'beta' = 'alpha', ip = '') {
  made += 1
  const channelId = channelKey === 'alpha' ? server.alphaId : server.betaId
  const user = await server.programKey(channelId, `buyer-${made}-${randomUUID()}@example.com`)
  // Tests let months pass.
  const far = new Date('2100-01-01')
  await server.ctx.db.update(apiKeys).set({ expires_at: far }).where(eq(apiKeys.user_id, user.userId))
  const host = `${channelKey}.test`
  const headers = { authorization: `Bearer ${user.apiKey}`, ...(ip && { 'x-forwarded-for': ip }) }
  const ask = (path: string, body?: object) =>
    server.ask(`/api${path}`, { host, headers, ...(body ? { method: 'POST', body } : {}) })
  const buy = (body: object) => ask('/stripe/buy', { terms: true, idempotency_key: randomUUID(), ...body })
  const enter = (number: string) => enterCard(server, number, channelKey)
  return {
    userId: user.userId,
    apiKey: user.apiKey,
    ask,
    buy,
    /** With a card that is entered for it. */
    buyWith: async (number: string, body: object) => buy({ ...body, payment_method_id: await enter(number) }),
    order: async (id: number) => (await ask(`/orders/${id}`)).json,
    enterCard: enter,
  }
}

/** In a browser, with a card that is entered for it. */
export async function buyInBrowser(server: TestServer, browser: Browser, body: object, number = cards.good) {
  const payment_method_id = await enterCard(server, number)
  return browser.post('/stripe/buy', {
    terms: true,
    idempotency_key: randomUUID(),
    payment_method_id,
    ...body,
  })
}

/** What the card form makes of a number. */
export async function enterCard(
  server: TestServer,
  number = cards.good,
  channelKey: 'alpha' | 'beta' = 'alpha',
): Promise<string> {
  const response = await fetch(`${sandboxUrl(server)}/v1/payment_methods`, {
    method: 'POST',
    headers: { authorization: `Bearer sandbox_public_${channelKey}` },
    body: new URLSearchParams({
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '2040',
      'card[cvc]': '123',
    }),
  })
  const json = await response.json()
  if (!response.ok) throw new Error(JSON.stringify(json))
  return json.id
}

export function sandboxUrl(server: TestServer): string {
  const url = server.ctx.payments.find({ channel_key: 'alpha', settings: {} })?.sandboxUrl
  if (!url) throw new Error('no sandbox')
  return url
}

/** What is done at the provider without us. */
export async function atProvider(
  server: TestServer,
  path: string,
  body?: Record<string, string | number>,
  channelKey: 'alpha' | 'beta' = 'alpha',
) {
  const fields = Object.entries(body ?? {}).map(([name, value]) => [name, String(value)])
  const response = await fetch(`${sandboxUrl(server)}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer sandbox_secret_${channelKey}` },
    ...(body ? { body: new URLSearchParams(fields) } : {}),
  })
  return response.json()
}

export async function productId(
  server: TestServer,
  kind: 'package' | 'subscription',
  alias: string,
  channelKey: 'alpha' | 'beta' = 'alpha',
): Promise<number> {
  const table = kind === 'package' ? packages : subscriptions
  const channelId = channelKey === 'alpha' ? server.alphaId : server.betaId
  const [row] = await server.ctx.db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.channel_id, channelId), eq(table.alias, alias)))
  if (!row) throw new Error(`no ${alias}`)
  return row.id
}

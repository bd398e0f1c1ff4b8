import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { channelKey, type Product, type Shop } from './open-shop.ts'
import { type Asking, askShop, enterCard, nextAddress, type ShopBuyer } from './shop-buyer.ts'

/** A buyer without an account, who gives an address just before paying. */
export interface Guest extends ShopBuyer {
  email: string
  /** The browser's own secret; null: it has none to show when an answer is lost. */
  retryToken: string | null
}

export async function addGuests(
  shop: Shop,
  count: number,
  { product, hasSecret = true }: { product: Product; hasSecret?: boolean },
): Promise<Guest[]> {
  const guests: Guest[] = []
  while (guests.length < count) {
    const ip = nextAddress()
    guests.push({
      email: `guest-${ip.replaceAll('.', '-')}@example.com`,
      retryToken: hasSecret ? randomBytes(32).toString('base64url') : null,
      // Known once there is an account.
      userId: 0,
      product,
      keys: [],
      card: await enterCard(shop),
      ip,
    })
  }
  return guests
}

const patienceMs = 60_000
const pauseMs = 300

/**
 * Makes the account as the page does: a call without an answer is repeated with a new key. False: the address has an account,
 * and this browser is not let in. `losesAnswer`: the first answer never comes.
 */
export async function enterAsGuest(
  guest: Guest,
  asking: Asking,
  { losesAnswer = false }: { losesAnswer?: boolean } = {},
): Promise<boolean> {
  const untilMs = performance.now() + patienceMs
  let isLost = losesAnswer
  while (performance.now() < untilMs) {
    const answer = await beginAccount(guest, asking).catch(() => null)
    if (answer?.json.error?.code === 'email_known') return false
    if (answer?.status === 200 && !isLost) {
      guest.keys = [answer.json.api_key]
      guest.cookie = answer.cookie
      guest.userId = answer.json.user.id
      return true
    }
    if (answer?.status === 200) isLost = false
    await sleep(pauseMs)
  }
  return false
}

async function beginAccount(guest: Guest, asking: Asking) {
  guest.keys = []
  const { json } = await askShop(guest, asking, '/get_api_key', { channel_key: channelKey })
  guest.keys = [json.api_key]
  const { email, retryToken } = guest
  const secret = retryToken === null ? {} : { retry_token: retryToken }
  return askShop(guest, asking, '/auth/checkout-account', { email, ...secret })
}

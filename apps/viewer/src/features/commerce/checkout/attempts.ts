import { type Basket, basketHref, readBasket } from '@grandstand/rules'
import type { AppStorage } from '../../../platform/storage.ts'

/** To whom, and with which words. */
export interface Recipient {
  email: string
  message: string
}

/** What is being bought, its buyer, and the name of the current try. */
export interface Attempt {
  /** Null until there is an account, which then takes the attempt over. */
  user_id: number | null
  basket: Basket
  coupon: string | null
  /** As it was sent last; null: nothing was, or the buyer keeps it. */
  gift: Recipient | null
  /** Null: the last try has ended, and the next has another name. */
  key: string | null
  /** What the bank wants to know of the try, where another page asks for it. */
  check: Check | null
}

interface Check {
  order_id: number
  client_secret: string
}

type Goods = Omit<Attempt, 'key' | 'gift' | 'check'>

/**
 * One name for one try, whatever happens to the page meanwhile: a reload, a time-out, the bank's own page. Another basket
 * or recipient is another try; so is what follows a success or a definite decline. Another card alone is not.
 */
export function createAttempts(storage: AppStorage, newKey: () => string) {
  const read = () => parseAttempt(storage.get('checkout'))
  const write = (attempt: Attempt) => storage.set('checkout', attempt)
  return {
    read,
    /** The code that was put in before, for the same basket. */
    findCoupon: (goods: Omit<Goods, 'coupon'>): string | null => {
      const kept = read()
      return kept && isSame({ ...kept, coupon: null }, { ...goods, coupon: null }) ? kept.coupon : null
    },
    /** Keeps what is in the basket; the try goes on where that is the same. */
    keep(goods: Goods): void {
      const kept = read()
      const same = kept && isSame(kept, goods) ? kept : null
      write({ ...goods, gift: same?.gift ?? null, key: same?.key ?? null, check: null })
    },
    /** The name under which it is paid now. */
    takeKey(goods: Goods, gift: Recipient | null): string {
      const kept = read()
      const isGoingOn = kept && isSame(kept, goods) && kept.gift?.email === gift?.email
      const key = (isGoingOn ? kept.key : null) ?? newKey()
      write({ ...goods, gift, key, check: null })
      return key
    },
    /** The try goes on at the checkout, where the bank may ask its customer. */
    keepCheck(check: Check): void {
      const kept = read()
      if (kept) write({ ...kept, check })
    },
    /** Declined for good: what is in the basket stays. */
    endTry(): void {
      const kept = read()
      if (kept) write({ ...kept, key: null, check: null })
    },
    /** Bought. */
    forget: () => storage.remove('checkout'),
  }
}

export type Attempts = ReturnType<typeof createAttempts>

function isSame(one: Goods, other: Goods): boolean {
  return (
    (one.user_id === other.user_id || one.user_id === null) &&
    one.coupon === other.coupon &&
    basketHref(one.basket) === basketHref(other.basket)
  )
}

/** What a browser keeps may be old or tampered with. */
function parseAttempt(stored: unknown): Attempt | null {
  const { user_id, basket, coupon, gift, key, check } = fieldsOf(stored)
  const read = readBasket(fieldsOf(basket))
  if ((typeof user_id !== 'number' && user_id !== null) || !read) return null
  return {
    user_id,
    basket: read,
    coupon: textOrNull(coupon),
    gift: parseRecipient(gift),
    key: textOrNull(key),
    check: parseCheck(check),
  }
}

function parseRecipient(stored: unknown): Recipient | null {
  const { email, message } = fieldsOf(stored)
  return typeof email === 'string' && typeof message === 'string' ? { email, message } : null
}

function parseCheck(stored: unknown): Check | null {
  const { order_id, client_secret } = fieldsOf(stored)
  return typeof order_id === 'number' && typeof client_secret === 'string'
    ? { order_id, client_secret }
    : null
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

import { z } from 'zod'
import { findUserRow } from '../../accounts/users/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { StoredOrder } from '../../orders/orders/index.ts'
import { getPaymentAccount } from './get-payment-account.ts'

const paying = z.strictObject({
  order_id: z.int(),
  brand: z.string().nullable(),
  last4: z.string().nullable(),
  email: z.string(),
  total: z.int(),
  currency: z.string(),
})
/** What a page shows of a payment whose buyer is at the bank. */
export type Paying = z.infer<typeof paying>

/** A browser may keep a cookie for longer than it was given. */
const kept = z.strictObject({ paying, expires_at_ms: z.int() })

const name = 'paying'
/** As long as a bank may take. */
const maxAgeSeconds = 3_600
/** Sealed, so that nobody reads or forges an address or a card in it; for one channel, as the cookie is for one host. */
const purposeOf = ({ channel_key }: Channel) => `paying ${channel_key}`

/**
 * The buyer leaves for the bank's page: whatever process draws the way back knows by this cookie what is being paid, without
 * a question. It opens nothing, and is believed only for the same order.
 */
export async function keepPaying(
  ctx: Pick<Context, 'db' | 'sealer' | 'payments' | 'now'>,
  { channel, cookies }: { channel: Channel; cookies: Cookies },
  order: StoredOrder,
  paymentMethodId: string | undefined,
): Promise<void> {
  const account = getPaymentAccount(ctx, channel)
  const [user, card] = await Promise.all([
    order.user_id === null ? null : findUserRow(ctx.db, channel.id, order.user_id),
    paymentMethodId === undefined ? null : account.findCard(paymentMethodId),
  ])
  const { id, base_price, service_fee, discount, credit, tax, currency } = order
  const facts: Paying = {
    order_id: id,
    brand: card?.brand ?? null,
    last4: card?.last4 ?? null,
    email: user?.email ?? '',
    total: base_price + service_fee - discount - credit + tax,
    currency,
  }
  const expires_at_ms = ctx.now().getTime() + maxAgeSeconds * 1000
  const text = JSON.stringify({ paying: facts, expires_at_ms })
  cookies.keep(name, ctx.sealer.seal(purposeOf(channel), text), { maxAgeSeconds })
}

/** Null: this browser is not on its way back with this order, or is too late. */
export function readPaying(
  ctx: Pick<Context, 'sealer' | 'now'>,
  { channel, cookies }: { channel: Channel; cookies: Pick<Cookies, 'read'> },
  orderId: string | null,
): Paying | null {
  const sealed = orderId === null ? undefined : cookies.read(name)
  const opened = sealed === undefined ? null : ctx.sealer.open(purposeOf(channel), sealed)
  if (opened === null) return null
  const { success, data } = kept.safeParse(JSON.parse(opened))
  if (!success || data.expires_at_ms <= ctx.now().getTime()) return null
  return String(data.paying.order_id) === orderId ? data.paying : null
}

import type { PaymentConnection } from '@grandstand/contract'
import { isLiveKey } from '../../adapters/payments/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { describeWebhook } from '../payments/index.ts'
import { countForSale, findCurrentAccount } from './payment-account-store.ts'

const unknown = { label: '', takes_cards: null, pays_out: null, balances: [] }

/** Where the money goes, and whether the provider answers: figures stay, whatever it says. */
export async function getPaymentConnection(
  ctx: Pick<Context, 'db' | 'now' | 'payments' | 'publicUrl'>,
  { channel }: { channel: Channel },
): Promise<PaymentConnection> {
  const account = ctx.payments.find(channel)
  const [row, look, webhook, forSale] = await Promise.all([
    findCurrentAccount(ctx.db, channel.id),
    account?.look() ?? { ...unknown, state: 'answers' as const },
    describeWebhook(ctx, channel, account?.name ?? null),
    countForSale(ctx.db, channel.id, ctx.now()),
  ])
  const kept = account?.source === 'studio' ? row : undefined
  return {
    ...look,
    source: account?.source ?? 'none',
    label: look.label || (kept?.label ?? ''),
    publishable_key: account && account.source !== 'sandbox' ? shorten(account.publishableKey) : null,
    is_live: account !== null && isLiveKey(account.publishableKey),
    connected: kept
      ? {
          at: kept.connected_at.toISOString(),
          by: kept.operator_email,
          tested_at: kept.tested_at?.toISOString() ?? null,
        }
      : null,
    asked_at: ctx.now().toISOString(),
    webhook,
    ...forSale,
  }
}

/** Enough to be told apart. */
const shorten = (key: string) => `${key.slice(0, 12)}…${key.slice(-4)}`

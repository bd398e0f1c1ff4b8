import type { PaymentConnection } from '@grandstand/contract'
import { isLiveKey, type PaymentAccount } from '../../adapters/payments/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { describeWebhook } from '../payments/index.ts'
import { findBegun } from './find-begun.ts'
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
    describeWebhook(ctx, channel, account),
    countForSale(ctx.db, channel.id, ctx.now()),
  ])
  const isKept = account?.source === 'studio' || account?.source === 'platform'
  const kept = isKept ? row : undefined
  const begun = findBegun(channel, ctx.payments.platform)
  return {
    ...look,
    source: account?.source ?? 'none',
    has_platform: ctx.payments.platform !== null,
    is_begun: begun !== undefined && !begun.is_current,
    label: look.label || (kept?.label ?? ''),
    publishable_key: account && isTyped(account) ? shorten(account.publishableKey) : null,
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

/** By somebody of the channel: the key of the platform says nothing to its owner. */
const isTyped = ({ source }: PaymentAccount) => source === 'files' || source === 'studio'

/** Enough to be told apart. */
const shorten = (key: string) => `${key.slice(0, 12)}…${key.slice(-4)}`

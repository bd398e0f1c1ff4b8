import { createHash } from 'node:crypto'
import type { Body, studioCalls } from '@grandstand/contract'
import { isProviderAway, nameAccount, type PaymentPlatform } from '../../adapters/payments/index.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import { localiser } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { refuseBesideFiles } from './connect-payments.ts'
import { findBegun } from './find-begun.ts'
import { holdAccounts, keepBegunAccount } from './payment-account-store.ts'

type BeginContext = Pick<Context, 'db' | 'now' | 'channels' | 'payments' | 'publicUrl'>
type BeginCall = OperatorCall & { body: Body<typeof studioCalls.beginConnectPayments> }

/** The account is the owner's; the platform only opens the door to it. Nothing is sold by it until it takes cards. */
export async function beginConnectPayments(ctx: BeginContext, call: BeginCall): Promise<{ url: string }> {
  const { channel } = call
  refuseBesideFiles(ctx, channel)
  const { platform } = ctx.payments
  if (!platform) throw new CallError('conflict')
  try {
    const url = await openDoor(ctx, call, platform)
    if (url === null) throw new CallError('conflict')
    return { url }
  } catch (error) {
    throw isProviderAway(error) ? new CallError('unavailable', { retryAfterSeconds: 5 }) : error
  }
}

/** To the account that was begun; one that has left the platform makes room for another. */
async function openDoor(
  ctx: BeginContext,
  call: BeginCall,
  platform: PaymentPlatform,
): Promise<string | null> {
  const { channel, body } = call
  const page = `${ctx.publicUrl}/studio/channels/${encodeURIComponent(channel.channel_key)}/connect-payments`
  const pages = { returnUrl: `${page}?back=1`, refreshUrl: page }
  const begun = findBegun(channel, platform)
  const known = begun ? await platform.makeLink(begun.connected_account, pages) : null
  if (begun && known !== null) {
    await keep(ctx, call, platform, { accountId: begun.connected_account, adds_tax: body.adds_tax })
    return known
  }
  const accountId = await platform.addAccount({
    name: nameChannel(channel),
    idempotencyKey: nameAttempt(ctx, channel),
  })
  await keep(ctx, call, platform, { accountId, adds_tax: body.adds_tax })
  return platform.makeLink(accountId, pages)
}

const nameChannel = (channel: Channel): string =>
  localiser({ channel, language: channel.settings.language })(channel.settings.name)

/** Two owners who press at once get one account. Another deployment has its own, and so has one that follows a former. */
function nameAttempt({ publicUrl }: Pick<Context, 'publicUrl'>, channel: Channel): string {
  const former = channel.payment_accounts.filter(({ connected_account }) => connected_account !== null)
  const text = JSON.stringify([publicUrl, channel.channel_key, former.map(({ name }) => name).sort()])
  return `connect-${createHash('sha256').update(text).digest('base64url')}`
}

async function keep(
  ctx: BeginContext,
  { channel, session, ip }: BeginCall,
  platform: PaymentPlatform,
  { accountId, adds_tax }: { accountId: string; adds_tax: boolean },
): Promise<void> {
  const name = nameAccount(accountId, platform.isLive)
  await ctx.db.transaction(async tx => {
    await holdAccounts(tx, channel.id)
    await keepBegunAccount(tx, {
      channel_id: channel.id,
      name,
      label: nameChannel(channel),
      publishable_key: platform.publishableKey,
      sealed_secret: '',
      connected_account: accountId,
      is_live: platform.isLive,
      adds_tax,
      is_current: false,
      operator_email: session.operator.email,
      connected_at: ctx.now(),
      tested_at: null,
    })
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'begin_connect_payments', details: { account: name } },
    )
  })
  ctx.channels.forget()
}

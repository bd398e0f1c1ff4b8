import type { calls, Reply } from '@grandstand/contract'
import { checkCaptcha } from '../../channel/captcha/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { describeForm } from './describe-form.ts'
import { getCustomer } from './get-customer.ts'
import { getPaymentAccount } from './get-payment-account.ts'
import { checkDeclines } from './guard-declines.ts'

/** The card itself goes from the browser to the provider; we never see it. */
export async function createSetupIntent(
  ctx: Pick<Context, 'db' | 'now' | 'payments' | 'captcha' | 'services' | 'limiter'>,
  asked: {
    channel: Channel
    session: { userId: number }
    ip: string
    body: { recaptcha_token?: string | undefined }
  },
): Promise<Reply<typeof calls.createSetupIntent>> {
  await checkDeclines(ctx, asked.session.userId, [])
  await checkCaptcha(ctx, asked, { whenAway: 'refuse' })
  const account = getPaymentAccount(ctx, asked.channel)
  const customerId = await getCustomer(ctx, asked.channel, account, asked.session.userId)
  return {
    client_secret: await account.createSetupIntent(customerId),
    form: describeForm(ctx, asked.channel),
  }
}

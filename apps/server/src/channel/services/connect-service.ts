import { type Body, type Reply, socialProviders, type studioCalls } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { servicePurpose } from '../../context/services.ts'
import { CallError } from '../../runtime/call-error.ts'
import { recordChannelAction } from '../audit/index.ts'
import { redirectUrlOf } from './redirect-url-of.ts'
import { keepService } from './service-store.ts'

type ServiceContext = Pick<
  Context,
  'db' | 'now' | 'channels' | 'services' | 'sealer' | 'social' | 'captcha' | 'publicUrl' | 'log'
>
type Typed = Body<typeof studioCalls.connectService>
type Report = Reply<typeof studioCalls.connectService>

/** Kept only once the service knows it, so that no button leads visitors to an error. */
export async function connectService(
  ctx: ServiceContext,
  { channel, session, body, ip }: OperatorCall & { body: Typed },
): Promise<Report> {
  const { service, public_id, secret } = body
  if ((public_id === '') !== (service === 'google_analytics'))
    throw new CallError('invalid_request', { fields: { public_id: 'form' } })
  if (ctx.services.find(channel, service)?.source === 'files') throw new CallError('conflict')
  const report = await tryService(ctx, channel, body)
  if (report.problem !== null) return report
  await ctx.db.transaction(async tx => {
    await keepService(tx, {
      channel_id: channel.id,
      service,
      public_id,
      sealed_secret: ctx.sealer.seal(servicePurpose, secret),
      set_by: session.operator.email,
      set_at: ctx.now(),
    })
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'connect_service', details: { service } },
    )
  })
  ctx.channels.forget()
  return report
}

async function tryService(ctx: ServiceContext, channel: Channel, typed: Typed): Promise<Report> {
  const asking = askService(ctx, channel, typed)
  if (asking === null) return { problem: null, is_tried: false }
  try {
    return { problem: (await asking) ? null : 'refused', is_tried: true }
  } catch (error) {
    ctx.log.warn(
      { service: typed.service, reason: String(error) },
      'A service did not answer whether it knows an account; the account is not kept',
    )
    return { problem: 'unreachable', is_tried: true }
  }
}

/** Null: there is no way to check. Google Analytics accepts any secret. */
function askService(
  ctx: ServiceContext,
  channel: Channel,
  { service, public_id, secret }: Typed,
): Promise<boolean> | null {
  if (service === 'recaptcha') return ctx.captcha.isKnown(secret)
  const provider = socialProviders.find(each => each === service)
  if (!provider) return null
  const redirectUri = redirectUrlOf(channel, ctx.publicUrl, provider)
  return ctx.social[provider].isKnown({ clientId: public_id, secret, redirectUri })
}

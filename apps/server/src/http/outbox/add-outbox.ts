import { parseAcceptLanguage } from '@grandstand/rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Outbox } from '../../adapters/mail/index.ts'
import { getColorSettings, localiser } from '../../channel/channel/index.ts'
import type { Context } from '../../context/context.ts'
import { chooseChannelLanguage, getChannel } from '../call/find-channel.ts'
import { readPlainCookie } from '../call/open-cookies.ts'
import { contentSecurityPolicy } from '../security-headers.ts'
import { mailPolicy, renderMail } from './render-mail.ts'
import { renderOutbox } from './render-outbox.ts'

const maxMails = 50
/** Mails are not stored on the way, and no search engine shows them. */
const privately = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** The demo's mails, for anyone who plays with it. For other channels, the address does not exist. */
export function addOutbox(
  app: FastifyInstance,
  ctx: Pick<Context, 'channels' | 'db' | 'outboxUrlOf'>,
  outbox: Outbox,
): void {
  const findChannel = async (request: FastifyRequest) => {
    const channel = await getChannel(ctx.channels, request.headers.host, undefined)
    return ctx.outboxUrlOf(channel) === null ? null : channel
  }

  app.get('/outbox', async (request, reply) => {
    const channel = await findChannel(request)
    if (!channel) return reply.callNotFound()
    const language = chooseChannelLanguage(channel, [
      readPlainCookie(request, 'interface_language'),
      ...parseAcceptLanguage(request.headers['accept-language']),
    ])
    const { html, style } = renderOutbox({
      language,
      channelName: localiser({ channel, language })(channel.settings.name),
      timeZone: channel.settings.time_zone,
      colors: await getColorSettings(ctx, { channel }),
      mails: await outbox.list(channel.channel_key, maxMails),
    })
    return reply
      .headers({ ...privately, 'content-security-policy': contentSecurityPolicy(style) })
      .type('text/html; charset=utf-8')
      .send(html)
  })

  app.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
    const channel = await findChannel(request)
    const mail = channel && (await outbox.find(channel.channel_key, request.params.id))
    if (!mail) return reply.callNotFound()
    return reply
      .headers({ ...privately, 'content-security-policy': mailPolicy })
      .type('text/html; charset=utf-8')
      .send(renderMail(mail))
  })
}

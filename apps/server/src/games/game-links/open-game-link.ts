import type { Body, Reply, studioCalls } from '@grandstand/contract'
import { recordAction } from '../../channel/audit/index.ts'
import { localiser } from '../../channel/channel/index.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findLinkSession, linkCookie } from './find-link-session.ts'
import { findEventName } from './game-link-store.ts'

interface Input {
  body: Body<typeof studioCalls.openGameLink>
  cookies: Cookies
  ip: string
}

/**
 * As often as it is needed: a phone is charged, a browser closed. The page forgets the secret once it is in, and comes back by
 * its cookie alone. A wrong one and one that has ended are answered alike.
 */
export async function openGameLink(
  ctx: Pick<Context, 'db' | 'now' | 'channels'>,
  { body, cookies, ip }: Input,
): Promise<Reply<typeof studioCalls.openGameLink>> {
  const token = body.token ?? cookies.read(linkCookie)
  const operator = (await findLinkSession(ctx, token))?.operator
  const channel = operator?.channelId && (await ctx.channels.findById(operator.channelId))
  if (token === undefined || !operator?.link || !channel) throw new CallError('not_found')
  const { kind, eventId, cameraId, expiresAt } = operator.link
  const name = await findEventName(ctx.db, channel.id, eventId)
  if (!name) throw new CallError('not_found')
  const maxAgeSeconds = Math.ceil((expiresAt.getTime() - ctx.now().getTime()) / 1000)
  cookies.keep(linkCookie, token, { maxAgeSeconds, sameSite: 'Strict' })
  await recordAction(ctx, {
    action: 'open_game_link',
    operator,
    target: { type: 'event', id: eventId },
    details: { kind },
    ip,
  })
  const say = localiser({ channel, language: channel.settings.language })
  const { time_zone } = channel.settings
  return {
    channel: { channel_key: channel.channel_key, name: say(channel.settings.name), time_zone },
    event_id: eventId,
    event_name: say(name),
    kind,
    camera_id: cameraId,
    expires_at: expiresAt.toISOString(),
  }
}

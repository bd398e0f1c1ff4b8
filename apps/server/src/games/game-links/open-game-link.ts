import type { Body, Reply, studioCalls } from '@grandstand/contract'
import { hashSecret } from '../../accounts/keys/index.ts'
import { recordAction } from '../../channel/audit/index.ts'
import { localiser } from '../../channel/channel/index.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findLinkSession, linkCookie } from './find-link-session.ts'
import { findGameLinkByToken } from './game-link-store.ts'

interface Input {
  body: Body<typeof studioCalls.openGameLink>
  cookies: Cookies
  ip: string
}

/** As often as it is needed: a phone is charged, a browser closed. A wrong one and one that has ended are answered alike. */
export async function openGameLink(
  ctx: Pick<Context, 'db' | 'now' | 'channels'>,
  { body: { token }, cookies, ip }: Input,
): Promise<Reply<typeof studioCalls.openGameLink>> {
  const now = ctx.now()
  const session = await findLinkSession(ctx, token)
  const found = session && (await findGameLinkByToken(ctx.db, hashSecret(token), now))
  const channel = found && (await ctx.channels.findById(found.link.channel_id))
  const scope = session?.operator.link
  if (!session || !found || !channel || !scope) throw new CallError('not_found')
  const { expires_at, event_id } = found.link
  const maxAgeSeconds = Math.ceil((expires_at.getTime() - now.getTime()) / 1000)
  cookies.keep(linkCookie, token, { maxAgeSeconds, sameSite: 'Strict' })
  await recordAction(ctx, {
    action: 'open_game_link',
    operator: session.operator,
    target: { type: 'event', id: event_id },
    details: { kind: scope.kind },
    ip,
  })
  const say = localiser({ channel, language: channel.settings.language })
  const { time_zone } = channel.settings
  return {
    channel: { channel_key: channel.channel_key, name: say(channel.settings.name), time_zone },
    event_id,
    event_name: say(found.event_name),
    kind: scope.kind,
    camera_id: scope.cameraId,
    expires_at: expires_at.toISOString(),
  }
}

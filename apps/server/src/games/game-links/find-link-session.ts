import { gameLinkKinds } from '@grandstand/contract'
import { z } from 'zod'
import { hashSecret, looksLikeSecret } from '../../accounts/keys/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { findGameLinkByToken, touchGameLink } from './game-link-store.ts'

/** What a browser keeps that came by a link; beside an operator's session it does not count. */
export const linkCookie = 'studio_link'

const touchMs = 60_000
const kinds = z.enum(gameLinkKinds)

/** Read with each call, so that a link that is revoked ends at once, in every process, as does one whose maker is removed. */
export async function findLinkSession(
  ctx: Pick<Context, 'db' | 'now'>,
  token: string | undefined,
): Promise<OperatorSession | null> {
  if (token === undefined || !looksLikeSecret(token)) return null
  const now = ctx.now()
  const tokenHash = hashSecret(token)
  const link = await findGameLinkByToken(ctx.db, tokenHash, now)
  if (!link) return null
  const { id, channel_id, name, made_by, event_id, camera_id, kind, expires_at } = link
  await touchGameLink(ctx.db, id, now, new Date(now.getTime() - touchMs))
  return {
    tokenHash,
    operator: {
      // No operator has it, so that limits count apart.
      id: -id,
      channelId: channel_id,
      email: `${name} (${made_by})`,
      name,
      role: 'scorer',
      hasTotp: false,
      mustSetTotp: false,
      monthlyLanguage: null,
      link: { kind: kinds.parse(kind), eventId: event_id, cameraId: camera_id, expiresAt: expires_at },
    },
  }
}

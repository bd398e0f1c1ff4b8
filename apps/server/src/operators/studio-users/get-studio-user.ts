import { type StudioUserDetail, socialProviders } from '@grandstand/contract'
import { z } from 'zod'
import { recordChannelAction } from '../../channel/audit/index.ts'
import { countClipsOf, isBanned } from '../../clips/clips/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { describeUser } from './list-studio-users.ts'
import { findUserWithUse } from './studio-user-store.ts'

const provider = z.enum(socialProviders)

export async function getStudioUser(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, ip }: OperatorCallById,
): Promise<StudioUserDetail> {
  const { user, ...use } = await ctx.db.transaction(async tx => {
    const found = await findUserWithUse(tx, channel.id, params.id, ctx.now())
    if (!found) throw new CallError('not_found')
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'view_user', target: { type: 'user', id: params.id } },
    )
    return found
  })
  return {
    ...describeUser(user),
    phone: user.phone,
    language: user.language,
    member_number: user.member_number,
    takes_member_numbers: channel.settings.member_numbers,
    has_password: user.password_hash !== null,
    trial_period_used: user.trial_period_used,
    terms_accepted_at: user.terms_accepted_at?.toISOString() ?? null,
    last_seen_at: use.lastSeenAt?.toISOString() ?? null,
    session_count: use.sessionCount,
    favorite_count: use.favoriteCount,
    clip_count: await countClipsOf(ctx.db, channel.id, { user_id: params.id }),
    is_banned_from_clips: await isBanned(ctx.db, channel.id, params.id),
    identities: use.identities.map(identity => ({
      provider: provider.parse(identity.provider),
      created_at: identity.created_at.toISOString(),
    })),
  }
}

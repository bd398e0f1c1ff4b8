import { chooseSocialStep } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { findAccountByEmail, proveAddress } from '../auth/index.ts'
import type { SocialIdentity } from './social-identity.ts'
import { findIdentityUserId, insertIdentity } from './social-store.ts'

/** Whose identity it is; one that may be linked is from now on. */
export async function findSocialUser(
  ctx: Pick<Context, 'now' | 'dropEarlierHolder'> & { db: Tx },
  channelId: number,
  identity: SocialIdentity,
): Promise<
  | { step: 'enter'; userId: number }
  | { step: 'register' }
  | { step: 'refuse'; reason: 'email_taken' | 'no_email' }
> {
  const { email } = identity
  const account = email === null ? undefined : await findAccountByEmail(ctx.db, channelId, email)
  const found = chooseSocialStep({
    identityUserId: await findIdentityUserId(ctx.db, channelId, identity),
    email,
    isEmailVerified: identity.email_verified,
    account: account ? { userId: account.id, isProven: account.email_verified_at !== null } : null,
  })
  if (found.step !== 'link' && found.step !== 'claim') return found
  // A proof at the same moment, by mail in the session that registered, came first: then it is a link.
  if (found.step === 'claim') await proveAddress(ctx, channelId, found.userId)
  const userId = await insertIdentity(ctx.db, channelId, identity, found.userId, ctx.now())
  return { step: 'enter', userId }
}

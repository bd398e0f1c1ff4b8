import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { prepareAccount } from '../auth/index.ts'
import { hashSecret, startSession, takeSessionCode } from '../keys/index.ts'
import { getProfile } from '../profile/index.ts'
import { findSocialUser } from './find-social-user.ts'
import { openIdentity } from './social-identity.ts'
import { insertIdentity } from './social-store.ts'

/** A first-time social user has accepted the terms. */
export async function registerSocialUser(
  ctx: Pick<Context, 'db' | 'now' | 'sealer' | 'jobs' | 'publicUrl' | 'dropEarlierHolder'>,
  asked: Reader & { session: Session; cookies: Cookies },
  { code, language }: { code: string; language?: string | undefined },
) {
  const { channel, session } = asked
  const redeemed = { code_hash: hashSecret(code), key_hash: session.keyHash, purpose: 'register' as const }
  const createAccount = await prepareAccount(ctx, channel)
  return ctx.db.transaction(async tx => {
    const now = ctx.now()
    const row = await takeSessionCode(tx, channel.id, redeemed, now)
    if (!row) throw new CallError('wrong_auth_data')
    const { email, email_verified, ...identity } = openIdentity(ctx, row.sealed_identity ?? '')

    const getUserId = async (): Promise<number> => {
      // Minutes have passed since the code was made. The identity or the address may have an account now.
      const found = await findSocialUser({ ...ctx, db: tx }, channel.id, {
        ...identity,
        email,
        email_verified,
      })
      if (found.step === 'enter') return found.userId
      if (found.step === 'refuse' || email === null) throw new CallError('email_taken')
      const { first_name, last_name } = identity
      const account = await createAccount(tx, {
        email,
        first_name,
        last_name,
        language: language ?? asked.language,
        email_verified_at: email_verified ? now : null,
      })
      return insertIdentity(tx, channel.id, identity, account.id, now)
    }

    const userId = await getUserId()
    const started = await startSession({ db: tx, now: ctx.now }, asked, userId)
    const user = await getProfile({ db: tx }, { channel, session: { userId } })
    return { step: 'register' as const, ...started, user }
  })
}

import type { calls, Reply } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { createSecret, hashSecret, insertSessionCode, startSession, takeSessionCode } from '../keys/index.ts'
import { getProfile } from '../profile/index.ts'
import { openIdentity } from './social-identity.ts'

const registrationLifeMs = 10 * 60_000

/** Once, within a minute, and only with the api key that the code was made for. */
export async function addSession(
  ctx: Pick<Context, 'db' | 'now' | 'sealer'>,
  asked: { channel: Channel; session: Session; cookies: Cookies; body: { code: string } },
): Promise<Reply<typeof calls.addSession>> {
  const { channel, session } = asked
  const now = ctx.now()
  const redeemed = { code_hash: hashSecret(asked.body.code), key_hash: session.keyHash }
  return ctx.db.transaction(async tx => {
    const row = await takeSessionCode(tx, channel.id, { ...redeemed, purpose: 'add_session' }, now)
    if (!row) throw new CallError('wrong_auth_data')
    const { return_path, user_id, sealed_identity } = row
    if (user_id !== null) {
      const started = await startSession({ db: tx, now: ctx.now }, asked, user_id)
      const user = await getProfile({ db: tx }, { channel, session: { userId: user_id } })
      return { step: 'session', return_path, ...started, user }
    }

    const registration_code = createSecret()
    const isKept = await insertSessionCode(tx, channel.id, {
      ...row,
      code_hash: hashSecret(registration_code),
      purpose: 'register',
      expires_at: new Date(now.getTime() + registrationLifeMs),
    })
    if (!isKept) throw new CallError('wrong_auth_data')
    const { email, first_name, last_name } = openIdentity(ctx, sealed_identity ?? '')
    return { step: 'register', return_path, registration_code, email: email ?? '', first_name, last_name }
  })
}

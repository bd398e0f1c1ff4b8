import type { Body, calls, Reply } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { beginSocialLogin } from './begin-social-login.ts'
import { registerSocialUser } from './register-social-user.ts'

export async function socialLogin(
  ctx: Pick<
    Context,
    'db' | 'now' | 'sealer' | 'services' | 'publicUrl' | 'social' | 'jobs' | 'log' | 'dropEarlierHolder'
  >,
  asked: Reader & { session: Session; cookies: Cookies; body: Body<typeof calls.socialLogin> },
): Promise<Reply<typeof calls.socialLogin>> {
  if (asked.session.userId !== null) throw new CallError('already_logged_in')
  return asked.body.step === 'begin'
    ? beginSocialLogin(ctx, asked, asked.body)
    : registerSocialUser(ctx, asked, asked.body)
}

import type { Body, Reply, studioCalls } from '@grandstand/contract'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { changeCredentials } from './change-credentials.ts'
import { replaceRecoveryCodes } from './operator-store.ts'
import { createRecoveryCodes } from './recovery-codes.ts'

interface Input {
  body: Body<typeof studioCalls.makeRecoveryCodes>
  session: OperatorSession
  cookies: Cookies
  ip: string
}

/** In place of the earlier ones, which somebody may have seen. */
export async function makeRecoveryCodes(
  ctx: Pick<Context, 'db' | 'now' | 'passwords' | 'limiter' | 'sealer'>,
  { body, session, cookies, ip }: Input,
): Promise<Reply<typeof studioCalls.makeRecoveryCodes>> {
  const { operator } = session
  const { codes, hashes } = createRecoveryCodes(ctx, operator.id)
  await changeCredentials(ctx, { session, cookies, ...body }, async (tx, row) => {
    if (row.totp_confirmed_at === null) throw new CallError('conflict')
    await replaceRecoveryCodes(tx, operator.id, hashes)
    await recordAction({ db: tx, now: ctx.now }, { action: 'make_recovery_codes', operator, ip })
  })
  return { recovery_codes: codes }
}

import { endSessionsOfUser } from '../../accounts/keys/index.ts'
import { recordAction } from '../../channel/audit/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { createReadablePassword } from '../operators/index.ts'
import { storeTemporaryPassword } from './studio-user-store.ts'

interface Input {
  channel: Channel
  session: OperatorSession
  params: { id: number }
  ip: string
}

/** The password is in clear in this one answer; the viewer must choose another at the next login. */
export async function setTemporaryPassword(
  ctx: Pick<Context, 'db' | 'now' | 'passwords'>,
  { channel, session, params, ip }: Input,
): Promise<{ temporary_password: string }> {
  const password = createReadablePassword()
  const hash = await ctx.passwords.hash(password)
  await ctx.db.transaction(async tx => {
    if (!(await storeTemporaryPassword(tx, channel.id, params.id, hash))) throw new CallError('not_found')
    const ended = await endSessionsOfUser(tx, channel.id, params.id)
    await recordAction(
      { db: tx, now: ctx.now },
      {
        action: 'set_temporary_password',
        operator: session.operator,
        channelId: channel.id,
        target: { type: 'user', id: params.id },
        details: { ended },
        ip,
      },
    )
  })
  return { temporary_password: password }
}

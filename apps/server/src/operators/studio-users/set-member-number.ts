import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { storeMemberNumber } from './studio-user-store.ts'

/** The number itself is not in the audit log, which names viewers by id alone. */
export async function setMemberNumber(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, body, ip }: OperatorCallById & { body: { member_number: string | null } },
): Promise<{ member_number: string | null }> {
  const { member_number } = body
  await ctx.db.transaction(async tx => {
    const outcome = await storeMemberNumber(tx, channel.id, params.id, member_number)
    if (outcome === 'unknown') throw new CallError('not_found')
    if (outcome === 'taken') throw new CallError('invalid_request', { fields: { member_number: 'taken' } })
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      {
        action: 'set_member_number',
        target: { type: 'user', id: params.id },
        details: { has_number: member_number !== null },
      },
    )
  })
  return { member_number }
}

import { recordAction } from '../../channel/audit/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { storeMemberNumber } from './studio-user-store.ts'

interface Input {
  channel: Channel
  session: OperatorSession
  params: { id: number }
  body: { member_number: string | null }
  ip: string
}

/** The number itself is not in the audit log, which names viewers by id alone. */
export async function setMemberNumber(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, body, ip }: Input,
): Promise<{ member_number: string | null }> {
  const { member_number } = body
  await ctx.db.transaction(async tx => {
    const outcome = await storeMemberNumber(tx, channel.id, params.id, member_number)
    if (outcome === 'unknown') throw new CallError('not_found')
    if (outcome === 'taken') throw new CallError('invalid_request', { fields: { member_number: 'taken' } })
    await recordAction(
      { db: tx, now: ctx.now },
      {
        action: 'set_member_number',
        operator: session.operator,
        channelId: channel.id,
        target: { type: 'user', id: params.id },
        details: { has_number: member_number !== null },
        ip,
      },
    )
  })
  return { member_number }
}

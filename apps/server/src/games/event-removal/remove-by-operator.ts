import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { type Removed, removeEvent } from './remove-event.ts'

interface Input {
  channel: Channel
  session: OperatorSession
  params: { id: number }
  ip: string
}

export async function removeByOperator(
  ctx: Pick<Context, 'db' | 'jobs' | 'now'>,
  { channel, session, params, ip }: Input,
): Promise<Removed> {
  return ctx.db.transaction(async tx => {
    const removed = await removeEvent(ctx, tx, channel.id, params.id, { operator: session.operator, ip })
    if (removed === undefined) throw new CallError('not_found')
    if (typeof removed === 'string') throw new CallError('conflict')
    return removed
  })
}

import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { type Removed, removeEvent } from './remove-event.ts'

export async function removeByOperator(
  ctx: Pick<Context, 'db' | 'jobs' | 'now'>,
  { channel, session, params, ip }: OperatorCallById,
): Promise<Removed> {
  return ctx.db.transaction(async tx => {
    const removed = await removeEvent(ctx, tx, channel.id, params.id, { operator: session.operator, ip })
    if (removed === undefined) throw new CallError('not_found')
    if (typeof removed === 'string') throw new CallError('conflict')
    return removed
  })
}

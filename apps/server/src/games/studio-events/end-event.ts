import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { moveByOperator } from './move-by-operator.ts'

export function endEvent(
  ctx: Pick<Context, 'db' | 'now'>,
  asked: OperatorCallById,
): Promise<{ success: true }> {
  return moveByOperator(ctx, asked, { to: 'finished', action: 'end_event' })
}

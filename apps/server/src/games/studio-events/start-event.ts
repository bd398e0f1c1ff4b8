import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { openClosing } from '../closing/index.ts'
import { moveByOperator } from './move-by-operator.ts'

/** A live game is open, no matter who closed its night. */
export function startEvent(
  ctx: Pick<Context, 'db' | 'now'>,
  asked: OperatorCallById,
): Promise<{ success: true }> {
  return moveByOperator(ctx, asked, {
    to: 'live',
    action: 'start_event',
    also: tx => openClosing(tx, asked.channel.id, asked.params.id),
  })
}

import type { Context } from '../../context/context.ts'
import { type EventInput, moveByOperator } from './move-by-operator.ts'

export function endEvent(ctx: Pick<Context, 'db' | 'now'>, asked: EventInput): Promise<{ success: true }> {
  return moveByOperator(ctx, asked, { to: 'finished', action: 'end_event' })
}

import type { Context } from '../../context/context.ts'
import { type EventAsked, moveByOperator } from './move-by-operator.ts'

export function endEvent(ctx: Pick<Context, 'db' | 'now'>, asked: EventAsked): Promise<{ success: true }> {
  return moveByOperator(ctx, asked, { to: 'finished', action: 'end_event' })
}

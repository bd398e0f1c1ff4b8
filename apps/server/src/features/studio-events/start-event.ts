import type { Context } from '../../context/context.ts'
import { type EventAsked, moveByOperator } from './move-by-operator.ts'

export function startEvent(ctx: Pick<Context, 'db' | 'now'>, asked: EventAsked): Promise<{ success: true }> {
  return moveByOperator(ctx, asked, { to: 'live', action: 'start_event' })
}

import type { Context } from '../../context/context.ts'
import { monthOf } from '../../runtime/month-of.ts'
import { countMonthCuts } from './clip-cut-store.ts'

/** Of this month, deleted clips too. */
export async function countCuts(
  ctx: Pick<Context, 'db' | 'now'>,
  channelId: number,
  userId: number | null,
): Promise<number> {
  return userId === null ? 0 : countMonthCuts(ctx.db, channelId, userId, monthOf(ctx.now()))
}

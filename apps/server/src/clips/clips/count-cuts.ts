import type { Context } from '../../context/context.ts'
import { monthOf } from '../../runtime/month-of.ts'
import { countMonthCuts } from './clip-cut-store.ts'

/** Of this month, deleted clips too. */
export async function countCuts(
  ctx: Pick<Context, 'db' | 'now'>,
  channelId: number,
  userId: number | null,
): Promise<number> {
  if (userId === null) return 0
  return countMonthCuts(ctx.db, channelId, userId, { month: monthOf(ctx.now()), exceptClipId: null })
}

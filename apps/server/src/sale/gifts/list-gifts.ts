import type { Gift } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { type DescribeContext, describeGift } from './describe-gift.ts'
import { listGiftRows } from './gift-store.ts'

/** An attempt that was not paid is no gift yet. */
export async function listGifts(
  ctx: Pick<Context, 'db'> & DescribeContext,
  asked: Reader & { session: { userId: number } },
): Promise<Gift[]> {
  const rows = await listGiftRows(ctx.db, asked.channel.id, asked.session.userId)
  return rows.map(row => describeGift(ctx, asked, row)).filter(({ state }) => state !== 'unpaid')
}

import type { Gift } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { changeOwnGift, type OwnGiftInput } from './change-own-gift.ts'
import type { DescribeContext } from './describe-gift.ts'
import type { GiftWithOrder } from './gift-store.ts'
import { takeGift } from './take-gift.ts'

/** Takes back a gift that nobody has opened: its link stops working, and it is its buyer's own. */
export function keepGift(
  ctx: Pick<Context, 'db' | 'limiter'> & DescribeContext,
  asked: OwnGiftInput,
): Promise<Gift> {
  const keep = (tx: Tx, row: GiftWithOrder) => takeGift(ctx, tx, asked, row, { isKept: true })
  return changeOwnGift(ctx, asked, keep, state => state === 'kept')
}

import type { Gift } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { changeOwnGift, type OwnGiftInput } from './change-own-gift.ts'
import { takeGift } from './take-gift.ts'

/** Takes back a gift that nobody has opened: its link stops working, and it is its buyer's own. */
export function keepGift(ctx: Pick<Context, 'db' | 'now' | 'limiter'>, asked: OwnGiftInput): Promise<Gift> {
  return changeOwnGift(ctx, asked, (tx, row) => takeGift(ctx, tx, asked, row, { isKept: true }))
}

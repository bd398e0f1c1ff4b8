import type { Gift } from '@grandstand/contract'
import { checkGift, type GiftState } from '@grandstand/rules'
import { inUsersTurn } from '../../accounts/users/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { type DescribeContext, describeGift, readGiftState } from './describe-gift.ts'
import { findGiftRow, type GiftWithOrder, holdGift } from './gift-store.ts'

export type OwnGiftInput = Reader & { session: Session & { userId: number }; params: { id: number } }

/** A buyer's change of a gift that nobody has opened. */
export async function changeOwnGift(
  ctx: Pick<Context, 'db' | 'limiter'> & DescribeContext,
  asked: OwnGiftInput,
  change: (tx: Tx, row: GiftWithOrder) => Promise<void>,
  isDone: (state: GiftState) => boolean = () => false,
): Promise<Gift> {
  const { channel, session, params } = asked
  const which = { id: params.id, buyerId: session.userId }
  return inUsersTurn(ctx, channel.id, session.userId, () =>
    ctx.db.transaction(async tx => {
      const row = await holdGift(tx, channel.id, which)
      if (!row) throw new CallError('not_found')
      const state = readGiftState(row, ctx.now())
      // The same again, after an answer was lost.
      if (isDone(state)) return describeGift(ctx, asked, row)
      const refusal = checkGift(state)
      if (refusal) throw new CallError(refusal)
      await change(tx, row)
      return describeGift(ctx, asked, (await findGiftRow(tx, channel.id, which)) ?? row)
    }),
  )
}

import type { Body, calls, Gift } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { changeOwnGift, type OwnGiftInput } from './change-own-gift.ts'
import { type GiftMailContext, mailGift } from './mail-gift.ts'

/** Sends a gift that nobody has opened again, or to somebody else. */
export function sendGift(
  ctx: Pick<Context, 'db' | 'limiter'> & GiftMailContext,
  asked: OwnGiftInput & { body: Body<typeof calls.sendGift> },
): Promise<Gift> {
  return changeOwnGift(ctx, asked, async (tx, row) => {
    const email = asked.body.email ?? row.gift.email
    // Its recipient has deleted their account.
    if (email === null) throw new CallError('invalid_request', { fields: { email: 'is needed' } })
    await mailGift(ctx, tx, asked.channel, row, email)
  })
}

import { holdsSame } from '@grandstand/rules'
import { chooseBasicPass, notifyUser } from '../../accounts/users/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import type { Tx } from '../../db/connection.ts'
import { readProduct } from '../../orders/orders/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { type GiftWithOrder, updateGift } from './gift-store.ts'

/** Gives it to the caller, who holds nothing like it. Its link opens nothing from then on. */
export async function takeGift(
  ctx: Pick<Context, 'now'>,
  tx: Tx,
  { channel, session }: { channel: Channel; session: Session & { userId: number } },
  { gift, order }: GiftWithOrder,
  { isKept }: { isKept: boolean },
): Promise<void> {
  const now = ctx.now()
  const { type } = readProduct(order)
  if (holdsSame({ ...order, type }, await session.openingOrders(), now))
    throw new CallError('already_purchased')
  const taken = { user_id: session.userId, opened_at: now, is_kept: isKept, token_hash: null }
  await updateGift(tx, channel.id, gift.id, taken)
  await chooseBasicPass(tx, channel.id, session.userId)
  await notifyUser(tx, channel.id, session.userId, { kind: 'access' })
}

import type { ReceivedGift } from '@grandstand/contract'
import { hashSecret } from '../../accounts/keys/index.ts'
import { localiser } from '../../channel/channel/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { readGiftState } from './describe-gift.ts'
import { findGiftRow } from './gift-store.ts'

/** What a link leads to. One that was used, or replaced by a newer one, leads to nothing. */
export async function findGift(
  ctx: Pick<Context, 'db' | 'now'>,
  asked: Reader & { body: { token: string } },
): Promise<ReceivedGift> {
  const row = await findGiftRow(ctx.db, asked.channel.id, { tokenHash: hashSecret(asked.body.token) })
  if (!row) throw new CallError('not_found')
  const { gift, order, from } = row
  return {
    name: localiser(asked)(order.product_name),
    event_id: order.event_id,
    from,
    message: gift.message,
    state: readGiftState(row, ctx.now()),
    email: gift.email,
  }
}

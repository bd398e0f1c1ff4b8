import type { ReceivedGift } from '@grandstand/contract'
import { stateOfGrantLink } from '@grandstand/rules'
import { hashSecret } from '../../accounts/keys/index.ts'
import { localiser } from '../../channel/channel/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { findGift } from '../gifts/index.ts'
import { findGrantLinkRow } from './grant-link-store.ts'

/** What the link of a gift leads to. An operator or a buyer gives it. */
export async function findGiven(
  ctx: Pick<Context, 'db' | 'now'>,
  asked: Reader & { body: { token: string } },
): Promise<ReceivedGift> {
  const { channel, body } = asked
  const row = await findGrantLinkRow(ctx.db, channel.id, { tokenHash: hashSecret(body.token) })
  if (!row) return findGift(ctx, asked)
  return {
    name: localiser(asked)(row.product_name),
    event_id: row.event_id,
    from: '',
    message: '',
    state: stateOfGrantLink(row, ctx.now()) === 'sent' ? 'waiting' : 'ended',
    email: row.email,
  }
}

import type { Receipt } from '@grandstand/contract'
import { hasReceipt } from '@grandstand/rules'
import { findUserRow, fullNameOf } from '../../accounts/users/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { describeReceipt } from './describe-receipt.ts'
import { findPaid } from './receipt-store.ts'

export async function getReceipt(
  ctx: Pick<Context, 'db'>,
  asked: Reader & { session: { userId: number }; params: { id: number } },
): Promise<Receipt> {
  const { channel, session, params } = asked
  const paid = await findPaid(ctx.db, channel.id, session.userId, params.id)
  const user = await findUserRow(ctx.db, channel.id, session.userId)
  const receipt = paid && describeReceipt(asked, paid, paid.transaction)
  if (!receipt || !user || !hasReceipt(receipt.status)) throw new CallError('not_found')
  return { ...receipt, buyer: { name: fullNameOf(user), email: user.email } }
}

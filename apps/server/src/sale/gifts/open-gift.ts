import type { calls, Reply } from '@grandstand/contract'
import { checkGift } from '@grandstand/rules'
import { hashSecret } from '../../accounts/keys/index.ts'
import { inUsersTurn } from '../../accounts/users/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { readGiftState } from './describe-gift.ts'
import { holdGift } from './gift-store.ts'
import { takeGift } from './take-gift.ts'

/** By its link alone, whatever the address of the caller's account: who has the mail may open it, once. */
export function openGift(
  ctx: Pick<Context, 'db' | 'now' | 'limiter'>,
  asked: { channel: Channel; session: Session & { userId: number }; body: { token: string } },
): Promise<Reply<typeof calls.openGift>> {
  const { channel, session } = asked
  const which = { tokenHash: hashSecret(asked.body.token) }
  return inUsersTurn(ctx, channel.id, session.userId, () =>
    ctx.db.transaction(async tx => {
      const row = await holdGift(tx, channel.id, which)
      if (!row) throw new CallError('not_found')
      const refusal = checkGift(readGiftState(row, ctx.now()))
      if (refusal) throw new CallError(refusal)
      await takeGift(ctx, tx, asked, row, { isKept: false })
      return { event_id: row.order.event_id }
    }),
  )
}

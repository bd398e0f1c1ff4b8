import type { Reply, studioCalls } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { listBuyerMailRows } from './buyer-mail-store.ts'
import { describeBuyerMail } from './describe-buyer-mail.ts'
import { findRecipients } from './find-recipients.ts'

export async function listBuyerMails(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  { channel, params }: { channel: Channel; params: { id: number } },
): Promise<Reply<typeof studioCalls.listBuyerMails>> {
  const { buyers, passHolders } = await findRecipients(ctx, channel, params.id)
  const rows = await listBuyerMailRows(ctx.db, channel.id, params.id)
  return { buyers: buyers.length, pass_holders: passHolders.length, mails: rows.map(describeBuyerMail) }
}

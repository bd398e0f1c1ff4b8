import { getColorSettings } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { listMailed } from '../../operators/operator-mails/index.ts'
import { describeSender, queueMail } from '../../reach/mail/index.ts'
import { type ClosingContext, describeClosing } from './describe-closing.ts'
import { writeClosingMail } from './write-closing-mail.ts'

/** Mails the summary of the night to operators who want it, in the transaction that closes it. */
export async function mailClosing(
  ctx: ClosingContext & Pick<Context, 'jobs' | 'sealer' | 'publicUrl'>,
  tx: Tx,
  channel: Channel,
  { id, by }: { id: number; by: string },
): Promise<void> {
  const readers = await listMailed(tx, 'closing', channel.id)
  if (readers.length === 0) return
  const colors = await getColorSettings({ db: tx }, { channel })
  for (const reader of readers) {
    const { language, channelName, logo, from } = describeSender(ctx, channel, reader)
    const closing = await describeClosing(ctx, channel, { id, language })
    await queueMail(ctx, tx, {
      channelKey: channel.channel_key,
      from,
      to: reader.email,
      ...writeClosingMail({
        language,
        channelName,
        logo,
        colors,
        closing,
        by,
        url: `${ctx.publicUrl}/studio/channels/${encodeURIComponent(channel.channel_key)}/events/${id}/closing`,
      }),
    })
  }
}

import type { InterfaceLanguage } from '@grandstand/contract'
import { getColorSettings } from '../../channel/channel/index.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { describeSender, queueMail, renderMailBody } from '../../reach/mail/index.ts'
import { createOperatorLink, hourMs } from './create-operator-link.ts'
import { findFirstChannelId } from './first-channel-store.ts'
import { type OperatorRow, setResetLink } from './operator-store.ts'
import { resetWords } from './reset-words.ts'

/**
 * Mails a link to another password in the name of the operator's channel; for those of the whole deployment, of its
 * first. The link is returned for where no mail arrives.
 */
export async function sendResetLink(
  ctx: Pick<Context, 'now' | 'publicUrl' | 'channels' | 'jobs' | 'sealer'>,
  tx: Tx,
  operator: OperatorRow,
  language: InterfaceLanguage,
): Promise<string> {
  const { link, row } = createOperatorLink(ctx, hourMs, 'reset')
  await setResetLink(tx, operator.id, row)
  const channelId = operator.channel_id ?? (await findFirstChannelId(tx))
  const channel = channelId === undefined ? null : await ctx.channels.findById(channelId)
  if (!channel) return link
  const sender = describeSender(ctx, channel, { language })
  const words = resetWords[sender.language]
  const body = renderMailBody(
    { ...sender, colors: await getColorSettings({ db: tx }, { channel }) },
    {
      subject: words.subject,
      paragraphs: [words.text, words.until],
      button: { label: words.button, url: link },
      otherwise: words.otherwise,
    },
  )
  await queueMail(ctx, tx, {
    channelKey: channel.channel_key,
    from: sender.from,
    to: operator.email,
    ...body,
  })
  return link
}

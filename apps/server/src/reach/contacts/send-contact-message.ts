import { localiser } from '../../channel/channel/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { paragraphsToHtml, queueMail } from '../mail/index.ts'

interface Message {
  name: string
  email: string
  message: string
}

/** To the channel's own address, with the visitor as the one to answer to. */
export async function sendContactMessage(
  ctx: Pick<Context, 'db' | 'jobs' | 'sealer'>,
  asked: Reader & { body: Message },
): Promise<{ success: true }> {
  const { name, email, message } = asked.body
  const { settings } = asked.channel
  const channelName = localiser({ ...asked, language: settings.language })(settings.name)
  const text = `${message}\n\n${name} <${email}>`
  await ctx.db.transaction(tx =>
    queueMail(ctx, tx, {
      channelKey: asked.channel.channel_key,
      from: { name: channelName, address: settings.contact_email },
      to: settings.contact_email,
      replyTo: { name, address: email },
      subject: `${channelName}: ${name}`,
      text,
      html: paragraphsToHtml(text),
    }),
  )
  return { success: true }
}

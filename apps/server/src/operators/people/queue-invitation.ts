import type { InterfaceLanguage, OperatorRole } from '@grandstand/contract'
import { fillText } from '@grandstand/ui/first-screen'
import { getColorSettings } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { describeSender, queueMail, renderMailBody } from '../../reach/mail/index.ts'
import { invitationWords } from './invitation-words.ts'

/** A volunteer may read their mail on Sunday only. */
export const invitationMs = 7 * 24 * 60 * 60_000

interface Invitation {
  email: string
  role: OperatorRole
  language: InterfaceLanguage
  link: string
  /** The operator who invites. */
  by: string
}

export async function queueInvitation(
  ctx: Pick<Context, 'jobs' | 'sealer' | 'publicUrl'>,
  tx: Tx,
  channel: Channel,
  { email, role, link, by, ...liked }: Invitation,
): Promise<void> {
  const { language, channelName, logo, from } = describeSender(ctx, channel, liked)
  const words = invitationWords[language]
  const colors = await getColorSettings({ db: tx }, { channel })
  const values = { channel: channelName, by, role: words.roles[role] }
  const body = renderMailBody(
    { language, channelName, colors, logo },
    {
      subject: fillText(words.subject, values),
      paragraphs: [fillText(words.text, values), words.what[role], words.until],
      button: { label: words.button, url: link },
      otherwise: words.otherwise,
    },
  )
  await queueMail(ctx, tx, { channelKey: channel.channel_key, from, to: email, ...body })
}

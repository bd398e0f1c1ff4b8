import { holdProvenAddress } from '../../../accounts/users/index.ts'
import { getColorSettings } from '../../../channel/channel/index.ts'
import type { Channel } from '../../../context/channel.ts'
import type { Context } from '../../../context/context.ts'
import { originOf } from '../../../context/origin.ts'
import type { Tx } from '../../../db/connection.ts'
import { describeSender, queueMail, renderMailBody } from '../../../reach/mail/index.ts'
import { clipAddress, stillName } from '../clip-address.ts'
import { type ClipRow, isFirstOfGame } from '../clip-store.ts'
import { writeClipToken } from '../clip-token.ts'
import { clipMailWords } from './clip-mail-words.ts'

type Ctx = Pick<Context, 'now' | 'jobs' | 'sealer' | 'publicUrl' | 'mediaTokens'>

/** As long as a mail is looked for. */
const pictureLifeMs = 30 * 86_400_000

/** Part of the transaction that makes it ready. Once per game: who cuts twenty clips of a night wants one mail. */
export async function mailOwner(ctx: Ctx, tx: Tx, channel: Channel, clip: ClipRow): Promise<void> {
  if (
    clip.user_id === null ||
    clip.cut > 1 ||
    clip.moderation === 'hidden' ||
    !(await isFirstOfGame(tx, { ...clip, user_id: clip.user_id }))
  )
    return
  const to = await holdProvenAddress(tx, channel.id, clip.user_id)
  if (!to) return
  const { language, channelName, logo, from } = describeSender(ctx, channel, to)
  const words = clipMailWords[language]
  const colors = await getColorSettings({ db: tx }, { channel })
  const origin = originOf(channel, ctx.publicUrl)
  const key = writeClipToken(ctx, {
    channelId: channel.id,
    videoId: clip.video_id,
    looker: 'owner',
    lifeMs: pictureLifeMs,
  })
  const body = renderMailBody(
    { language, channelName, colors, logo },
    {
      subject: words.subject,
      firstName: to.firstName,
      picture: { url: origin + clipAddress(clip.id, key, stillName(clip.cut)), alt: clip.name },
      paragraphs: [clip.name],
      button: { label: words.button, url: `${origin}/watch_library/${clip.id}` },
      otherwise: words.otherwise,
    },
  )
  await queueMail(ctx, tx, { channelKey: channel.channel_key, from, to: to.email, ...body })
}

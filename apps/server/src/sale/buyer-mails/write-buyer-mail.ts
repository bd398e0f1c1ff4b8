import type { ColorSettings } from '@grandstand/contract'
import { plainTitle } from '@grandstand/rules'
import { fillText } from '@grandstand/ui/first-screen'
import { eventCardPath } from '../../catalogue/share-image/index.ts'
import { localiser } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { originOf } from '../../context/origin.ts'
import { type describeSender, renderMailBody } from '../../reach/mail/index.ts'
import type { BuyerMailRow, Recipient } from './buyer-mail-store.ts'
import { writeBuyerMailToken } from './buyer-mail-token.ts'
import { buyerMailWords } from './buyer-mail-words.ts'
import type { findMailedGame } from './mailed-game-store.ts'

interface BuyerMailFacts {
  mail: Pick<BuyerMailRow, 'subject' | 'text'>
  game: NonNullable<Awaited<ReturnType<typeof findMailedGame>>>
  user: Pick<Recipient, 'id' | 'first_name' | 'email_verified_at'>
  colors: ColorSettings
  sender: ReturnType<typeof describeSender>
}

/** The operator's words in the channel's look; what stands around them is in the reader's language. */
export function writeBuyerMail(
  ctx: Pick<Context, 'publicUrl' | 'sealer'>,
  channel: Channel,
  { mail, game, user, colors, sender }: BuyerMailFacts,
): { subject: string; text: string; html: string; list: { unsubscribe: string } } {
  const { language, channelName, logo } = sender
  const words = buyerMailWords[language]
  const say = localiser({ channel, language })
  const participants = game.teams.map(({ id, ...team }) => ({
    id,
    name: say(team.name),
    card_name: say(team.card_name ?? team.name),
  }))
  // Nor from its name.
  const name = plainTitle({ name: say(game.name), home_team_id: game.home_team_id, participants })
  const origin = originOf(channel, ctx.publicUrl)
  const token = writeBuyerMailToken(ctx, { channelId: channel.id, userId: user.id })
  const unsubscribe = `${origin}/buyer-mails?token=${token}`
  const body = renderMailBody(
    { language, channelName, colors, logo },
    {
      subject: mail.subject,
      firstName: user.email_verified_at ? user.first_name : undefined,
      // Who has yet to watch it wants to learn no score from a mail.
      picture: {
        url: origin + eventCardPath(game.id, { size: 'mail', language, hidesScores: true }),
        alt: name,
      },
      paragraphs: mail.text.split(/\n+/).filter(line => line.trim() !== ''),
      button: { label: words.button, url: `${origin}/watch/${game.id}` },
      links: [
        {
          text: fillText(words.why, { game: name, channel: channelName }),
          label: words.stop,
          url: unsubscribe,
        },
      ],
    },
  )
  return { ...body, list: { unsubscribe } }
}

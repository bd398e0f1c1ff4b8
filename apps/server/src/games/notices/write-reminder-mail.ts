import type { ColorSettings } from '@grandstand/contract'
import { eventCardTitle, findSalePrice, formatMoney, type GameOffer } from '@grandstand/rules'
import { fillText } from '@grandstand/ui/first-screen'
import { eventCardPath } from '../../catalogue/share-image/index.ts'
import { localiser } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { originOf } from '../../context/origin.ts'
import { describeSender, renderMailBody } from '../../reach/mail/index.ts'
import type { NoticedGame } from './noticed-game-store.ts'
import { type ReminderWords, reminderMailWords } from './reminder-mail-words.ts'

interface ReminderMail {
  kind: 'start' | 'picture'
  language: string
  time_zone: string | null
  firstName: string
  colors: ColorSettings
  /** What the game offers to its reader. */
  offer: GameOffer
}

/** A mail is read anywhere, so its time names the zone. */
export function writeReminderMail(
  ctx: Pick<Context, 'publicUrl'>,
  channel: Channel,
  game: NoticedGame,
  mail: ReminderMail,
) {
  const { language, channelName, logo, from } = describeSender(ctx, channel, mail)
  const say = localiser({ channel, language })
  const participants = game.teams.map(team => ({ ...team, card_name: say(team.card_name ?? team.name) }))
  const time = new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: mail.time_zone ?? channel.settings.time_zone,
  }).format(game.event_utc_ts)
  const title = eventCardTitle({ name: say(game.name), participants, home_team_id: game.home_team_id })
  const words = reminderMailWords[language]
  const { subject, text, button } = words[mail.kind]
  const terms = writeTerms(words, language, mail)
  const fill = (text: string) => fillText(text, { game: title, time })
  const { colors, firstName } = mail
  const origin = originOf(channel, ctx.publicUrl)
  // A reader who comes late may want to watch from the start.
  const picture = eventCardPath(game.id, { size: 'mail', language, hidesScores: true })
  const body = renderMailBody(
    { language, channelName, colors, logo },
    {
      subject: fill(subject),
      firstName,
      picture: { url: `${origin}${picture}`, alt: title },
      paragraphs: [fill(text), ...(terms ? [terms.text] : [])],
      button: { label: terms?.button ?? button, url: `${origin}/watch/${game.id}` },
      otherwise: words.otherwise,
    },
  )
  return { from, ...body }
}

/** What a reader without the game has to do first; null: nothing. */
function writeTerms(
  { sold, pass }: ReminderWords,
  language: string,
  { kind, offer }: ReminderMail,
): { text: string; button: string } | null {
  const sale = findSalePrice(offer)
  if (!sale) return 'access' in offer && offer.access.kind === 'pass' ? pass : null
  const price = formatMoney(language, sale.price, sale.currency)
  const button = kind === 'picture' ? sold.liveButton : sold.button
  return { text: fillText(sold.text, { price }), button: fillText(button, { price }) }
}

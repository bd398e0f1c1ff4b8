import type { ColorSettings } from '@grandstand/contract'
import { eventCardTitle } from '@grandstand/rules'
import { fillText } from '@grandstand/ui/first-screen'
import { eventCardPath } from '../../catalogue/share-image/index.ts'
import { localiser } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { originOf } from '../../context/origin.ts'
import { describeSender, renderMailBody } from '../../reach/mail/index.ts'
import type { NoticedGame } from './noticed-game-store.ts'
import { reminderMailWords } from './reminder-mail-words.ts'

interface ReminderMail {
  kind: 'start' | 'picture'
  language: string
  time_zone: string | null
  firstName: string
  colors: ColorSettings
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
  const { otherwise, [mail.kind]: words } = reminderMailWords[language]
  const fill = (text: string) => fillText(text, { game: title, time })
  const { colors, firstName } = mail
  const origin = originOf(channel, ctx.publicUrl)
  // A reader who comes late may want to watch from the start.
  const picture = eventCardPath(game.id, { size: 'mail', language, hidesScores: true })
  const body = renderMailBody(
    { language, channelName, colors, logo },
    {
      subject: fill(words.subject),
      firstName,
      picture: { url: `${origin}${picture}`, alt: title },
      paragraphs: [fill(words.text)],
      button: { label: words.button, url: `${origin}/watch/${game.id}` },
      otherwise,
    },
  )
  return { from, ...body }
}

import type { ColorSettings } from '@grandstand/contract'
import { eventTitle } from '@grandstand/rules'
import { fillText } from '@grandstand/ui/first-screen'
import { localiser } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import { describeSender, renderMailBody } from '../../reach/mail/index.ts'
import type { NoticedGame } from './noticed-game-store.ts'
import { reminderMailWords } from './reminder-mail-words.ts'

interface ReminderMail {
  kind: 'start' | 'picture'
  language: string
  time_zone: string | null
  colors: ColorSettings
  url: string
}

/** A mail is read anywhere, so its time names the zone. */
export function writeReminderMail(channel: Channel, game: NoticedGame, mail: ReminderMail) {
  const { language, channelName, from } = describeSender(channel, mail)
  const say = localiser({ channel, language })
  const participants = game.teams.map(team => ({ ...team, name: say(team.name) }))
  const time = new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: mail.time_zone ?? channel.settings.time_zone,
  }).format(game.event_utc_ts)
  const title = eventTitle({ name: say(game.name), participants, home_team_id: game.home_team_id })
  const { otherwise, [mail.kind]: words } = reminderMailWords[language]
  const fill = (text: string) => fillText(text, { game: title, time })
  const { colors, url } = mail
  const body = renderMailBody(
    { language, channelName, colors },
    {
      subject: fill(words.subject),
      paragraphs: [fill(words.text)],
      button: { label: words.button, url },
      otherwise,
    },
  )
  return { from, ...body }
}

import { interfaceLanguages } from '@grandstand/contract'
import {
  eventCardTitle,
  eventSides,
  type GameOffer,
  plainTitle,
  type SentNoticeKind,
  sidesInOrder,
} from '@grandstand/rules'
import { fillText } from '@grandstand/ui/first-screen'
import { eventCardPath } from '../../catalogue/share-image/index.ts'
import { localiser } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import { noticeWords, writeTerms } from './notice-words.ts'
import type { NoticedGame } from './noticed-game-store.ts'

interface Told {
  kind: SentNoticeKind
  name: string
  language: string
  /** Of who reads it. */
  time_zone: string | null
  /** What the game offers to them. */
  offer: GameOffer
}

/** What the device shows, as the service worker reads it; null: it is no longer so. */
export function writeNotice(
  channel: Channel,
  game: NoticedGame,
  { kind, name, language, time_zone, offer }: Told,
): string | null {
  const say = localiser({ channel, language })
  const { home_team_id } = game
  const participants = game.teams.map(team => ({
    ...team,
    name: say(team.name),
    card_name: say(team.card_name ?? team.name),
  }))
  const teams = sidesInOrder({ participants, home_team_id })
  const words = noticeWords[interfaceLanguages.find(code => code === language) ?? 'en']
  const fill = (values: Record<string, string>) => fillText(words[kind], values)
  const body = {
    live: () => (game.stream_status === 'live' ? fill({}) : null),
    picture: () => (game.stream_status === 'live' ? fill({}) : null),
    replay: () => (game.stream_status === 'finished' ? fill({}) : null),
    start: () => {
      const seconds = game.event_utc_ts.getTime() / 1000
      if (game.stream_status !== 'upcoming' || name !== `start ${seconds}`) return null
      const timeZone = time_zone ?? channel.settings.time_zone
      const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone })
      return fill({ time: time.format(game.event_utc_ts) })
    },
    goal: () => {
      const [, teamId, score] = name.split(' ').map(Number)
      const scorer = teams.find(({ id }) => id === teamId)
      // Taken back meanwhile.
      if (!scorer || (scorer.score ?? 0) < (score ?? 0)) return null
      return fill({ team: scorer.name, score: teams.map(team => team.score ?? 0).join(' – ') })
    },
  }[kind]()
  if (body === null) return null
  const terms = kind === 'goal' ? '' : writeTerms(words, language, offer)
  const named = { name: say(game.name), participants, home_team_id }
  // Once it is over, the name of a meet may say who won it.
  const title = kind === 'replay' && !eventSides(named) ? plainTitle(named) : eventCardTitle(named)
  // Small, for it is fetched while the game may be playing; the score only where the notice tells it.
  const image = eventCardPath(game.id, {
    size: 'small',
    language,
    hidesScores: kind !== 'goal',
    version: name.replaceAll(' ', '-'),
  })
  const action = kind === 'start' || terms !== '' ? words.see : words.watch
  const notice = {
    title,
    body: [body, terms].filter(Boolean).join(' '),
    action,
    language,
    image,
    url: `/watch/${game.id}`,
    tag: `${kind}-${game.id}`,
  }
  return JSON.stringify(notice)
}

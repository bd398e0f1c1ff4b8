import { useQuery } from '@tanstack/react-query'
import { useCommerceWords } from '../../../locales/words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { participantsQuery } from '../../../platform/channel/participants-query.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

interface WayToGamesProps {
  /** The game; null: there are several. */
  eventId: number | null
  /** The team whose games they are; null: not one team's. */
  participantId: number | null
  name: string
}

/** Leads to what is open now. A game may still be to come, so the link does not say that it can be watched. */
export function WayToGames({ eventId, participantId, name }: WayToGamesProps) {
  const { client } = useApp()
  const { language } = useI18n()
  const { orders: words } = useCommerceWords()
  const isTeam = eventId === null && participantId !== null
  const { data: teams = [] } = useQuery({ ...participantsQuery(client, language), enabled: isTeam })
  const team = teams.find(({ id }) => id === participantId)
  const gamesHref = team ? `/?participant=${encodeURIComponent(team.alias)}` : '/schedule'
  return (
    <a className="button" href={eventId === null ? gamesHref : `/watch/${eventId}`}>
      {eventId === null ? words.seeGames : words.openGame}
      <span className="visually-hidden">: {name}</span>
    </a>
  )
}

import type { Event } from '@grandstand/contract'
import { listOffers } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { participantsQuery } from '../../platform/channel/participants-query.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { soldTeams } from './offered-teams.ts'

/** Every product that opens a game, cheapest first, and the teams that a team pass can be bought for. */
export function useOffers(event: Event) {
  const { client } = useApp()
  const { language } = useI18n()
  const bootstrap = useBootstrap()
  const { data: listed } = useQuery(participantsQuery(client, language))
  const teams = soldTeams(event.participants, listed)
  return { offers: listOffers({ ...event, participants: teams }, bootstrap, Date.now()), teams }
}

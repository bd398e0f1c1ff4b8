import type { ApiClient } from '@grandstand/api-client'
import type { Event, OfferChoice } from '@grandstand/contract'
import type { Basket } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { offersQuery } from '../../platform/session/offers-query.ts'
import type { AppStorage } from '../../platform/storage.ts'
import { useKept } from '../../platform/use-kept.ts'
import { type Choice, listChoices } from './list-choices.ts'

export interface Choices {
  choice: OfferChoice | undefined
  choices: readonly Choice[]
  /** Something else than the game is for sale. */
  hasPasses: boolean
  /** The answer is on its way. What was known before a login stays until it comes. */
  isPending: boolean
}

/** The team whose pass is compared: chosen in the address, or picked on this device. */
export const findTeamId = (basket: Basket | null, storage: AppStorage): unknown =>
  Number(basket?.participant_id) || storage.get('team')

interface Compared {
  event: Event | undefined
  teamId: unknown
}

export function choicesQuery(client: ApiClient, language: string, { event, teamId }: Compared) {
  const team = event?.participants.find(({ id }) => id === teamId)
  return offersQuery(client, language, {
    event_id: String(event?.id),
    ...(team && { participant_id: String(team.id) }),
  })
}

/** What a buyer of a game may take instead. */
export function useChoices(event: Event | undefined, basket: Basket | null): Choices {
  const { client, storage } = useApp()
  const { language } = useI18n()
  // It stays while the game and its pass are chosen in turn.
  const [teamId] = useState(() => findTeamId(basket, storage))
  const offers = useQuery({
    ...choicesQuery(client, language, { event, teamId }),
    enabled: event !== undefined,
  })
  const kept = useKept(offers.data)
  const choice = kept?.event?.id === event?.id ? kept : undefined
  return {
    choice,
    choices: event && choice && basket ? listChoices(choice.options, event.id, basket) : [],
    hasPasses: choice?.options.some(({ type, is_for_sale }) => is_for_sale && type !== 'event') ?? false,
    isPending: choice === undefined && offers.isLoading,
  }
}

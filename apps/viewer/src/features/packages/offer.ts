import type { EventCategory, Participant } from '@grandstand/contract'
import { findCategoryLine, type Offer } from '@grandstand/rules'

/** Where an offer is bought. */
export function buyHref(offer: Offer, participantId: number | null): string {
  const id = offer.type === 'event' ? offer.event.id : offer.product.id
  const query = new URLSearchParams({ type: offer.type, id: String(id) })
  if (participantId !== null) query.set('participant_id', String(participantId))
  return `/buy?${query}`
}

/** The teams that a team pass can be bought for: those whose sport it opens. */
export function offeredTeams(
  teams: readonly Participant[],
  openedIds: readonly number[],
  sports: readonly EventCategory[],
): Participant[] {
  if (openedIds.length === 0) return [...teams]
  return teams.filter(({ properties: { sport } }) => {
    const line = sport === null ? [] : findCategoryLine(sports, sport)
    return line.some(id => openedIds.includes(id))
  })
}

import type { EventCategory, Participant } from '@grandstand/contract'
import { findCategoryLine, type Offer } from '@grandstand/rules'
import { describeSoldItem, type SoldItem } from '../../platform/sold-item.ts'

/** Where an offer is bought; `eventId` is the game that led here and is watched afterwards. */
export function buyHref(offer: Offer, participantId: number | null, eventId: number | null): string {
  const { id, package_id, event_id } =
    offer.type === 'event'
      ? { id: offer.event.id, package_id: offer.package_id, event_id: null }
      : { id: offer.product.id, package_id: null, event_id: eventId }
  const ids = { package_id, participant_id: participantId, event_id }
  const query = new URLSearchParams({ type: offer.type, id: String(id) })
  for (const [name, value] of Object.entries(ids)) if (value !== null) query.set(name, String(value))
  return `/buy?${query}`
}

/** A single game is called so: its teams are above the offers. */
export function describeOffer(offer: Offer, single: string): SoldItem {
  const { type, base_price, currency } = offer
  const { id, name } = type === 'event' ? { id: offer.event.id, name: single } : offer.product
  return describeSoldItem({ type, id, name, base_price, currency })
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

/**
 * A game keeps teams that have left the channel; their passes are not sold any more. Until the channel's teams are known, all
 * count as there.
 */
export function soldTeams<Team extends { id: number }>(
  playing: readonly Team[],
  listed: readonly { id: number }[] | undefined,
): Team[] {
  return playing.filter(({ id }) => !listed || listed.some(team => team.id === id))
}

import type { OfferOption } from '@grandstand/contract'

/** Where an option is bought; `eventId` is the game that led here and is watched afterwards. */
export function optionHref(
  option: Pick<OfferOption, 'type' | 'id' | 'package_id' | 'participant_id'>,
  eventId: number | null,
): string {
  const { type, id, package_id, participant_id } = option
  const ids = { package_id, participant_id, event_id: type === 'event' ? null : eventId }
  const query = new URLSearchParams({ type, id: String(id) })
  for (const [name, value] of Object.entries(ids)) if (value !== null) query.set(name, String(value))
  return `/buy?${query}`
}

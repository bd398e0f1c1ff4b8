import type { OfferOption } from '@grandstand/contract'
import { basketHref } from '../../platform/basket.ts'

/** Where an option is bought; `eventId` is the game that led here and is watched afterwards. */
export function optionHref(
  option: Pick<OfferOption, 'type' | 'id' | 'package_id' | 'participant_id'>,
  eventId: number | null,
): string {
  const { type, id, package_id, participant_id } = option
  return basketHref({
    type,
    id: String(id),
    ...(package_id === null ? {} : { package_id: String(package_id) }),
    ...(participant_id === null ? {} : { participant_id: String(participant_id) }),
    ...(type === 'event' || eventId === null ? {} : { event_id: String(eventId) }),
  })
}

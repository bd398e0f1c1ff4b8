import type { OfferOption } from '@grandstand/contract'
import type { Basket } from '@grandstand/rules'

/** An option as it is bought; `eventId` is the game that led here and is watched afterwards. */
export function optionBasket(
  option: Pick<OfferOption, 'type' | 'id' | 'package_id' | 'participant_id'>,
  eventId: number | null,
): Basket {
  const { type, id, package_id, participant_id } = option
  return {
    type,
    id: String(id),
    ...(package_id === null ? {} : { package_id: String(package_id) }),
    ...(participant_id === null ? {} : { participant_id: String(participant_id) }),
    ...(type === 'event' || eventId === null ? {} : { event_id: String(eventId) }),
  }
}

import type { OfferOption } from '@grandstand/contract'
import { basketHref } from '@grandstand/rules'
import { optionBasket } from './option-basket.ts'

/** Where an option is bought; `eventId` is the game that led here and is watched afterwards. */
export function optionHref(
  option: Pick<OfferOption, 'type' | 'id' | 'package_id' | 'participant_id'>,
  eventId: number | null,
): string {
  return basketHref(optionBasket(option, eventId))
}

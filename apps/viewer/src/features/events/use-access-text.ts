import type { Event } from '@grandstand/contract'
import { useWatchWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { isOpenOffer } from '../../platform/offer/offer-words.ts'
import { useGameOffer } from '../../platform/offer/use-game-offer.ts'

/** What opens the game, in words of its pass kind. */
export function useAccessText(event: Event, hasPasses: boolean): string {
  const { watch } = useI18n().words
  const { gate } = useWatchWords()
  const offer = useGameOffer(event)
  if (!('access' in offer)) return offer.state === 'cancelled' ? gate.cancelled : gate.geoBlocked
  if (offer.state === 'no_replay') return watch.noReplay
  const { kind } = offer.access
  if (!isOpenOffer(offer) && kind === 'price') return hasPasses ? watch.saleLaterPass : watch.saleLater
  return watch.access[kind === 'owned' || kind === 'pass' ? kind : event.type]
}

import type { Clip } from '@grandstand/contract'
import { useClipsWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { isOpenOffer, offerLabel, offerText } from '../../platform/offer/offer-words.ts'
import { useGameOffer } from '../../platform/offer/use-game-offer.ts'

/** What the way from a moment to its game says: with the price, where it has one. */
export function useGameLabel({ event }: Clip): string {
  const i18n = useI18n()
  const { moments: words } = useClipsWords()
  const offer = useGameOffer(event)
  if (!isOpenOffer(offer)) return words.game
  if (offer.access.kind !== 'price') return words.watchGame
  return offer.state === 'live' ? `${words.watchGame} · ${offerText(offer, i18n)}` : offerLabel(offer, i18n)
}

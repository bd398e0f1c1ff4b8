import type { Clip } from '@grandstand/contract'
import { periodText } from '@grandstand/rules'
import { useClipsWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { isOpenOffer, offerText } from '../../platform/offer/offer-words.ts'
import { useGameOffer } from '../../platform/offer/use-game-offer.ts'

/** What the way from a moment to its game says: where the game is, and what it costs. */
export function useGameLink({ event }: Clip) {
  const i18n = useI18n()
  const { language, date } = i18n
  const { moments: words } = useClipsWords()
  const offer = useGameOffer(event)
  const isOpen = isOpenOffer(offer)
  const isReplayPrice = isOpen && offer.access.kind === 'price' && offer.state === 'replay'
  const isLive = event.stream_status === 'live'
  const now = [words.liveNow, periodText(language, event.period)].filter(Boolean).join(' · ')
  return {
    isLive,
    label: isReplayPrice ? words.buyReplay : isOpen ? words.watchGame : words.game,
    text: isLive ? now : date(event.event_utc_ts),
    /** Null: it cannot be watched. */
    price: isOpen ? offerText(offer, i18n) : null,
  }
}

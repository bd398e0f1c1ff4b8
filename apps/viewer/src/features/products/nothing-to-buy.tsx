import type { Event } from '@grandstand/contract'
import { StateMessage } from '@grandstand/ui'
import { useAccountWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { isOpenOffer, offerLabel, offerText } from '../../platform/offer/offer-words.ts'
import { useGameOffer } from '../../platform/offer/use-game-offer.ts'

/** Why nothing is sold for the game. */
export function NothingToBuy({ event }: { event: Event }) {
  const i18n = useI18n()
  const { watch } = i18n.words
  const { selectPackage: words } = useAccountWords()
  const offer = useGameOffer(event)
  const [title, text] = describe()
  return (
    <StateMessage icon={isOpenOffer(offer) ? 'check' : 'alert'} title={title} text={text}>
      <BackToGame event={event} />
    </StateMessage>
  )

  function describe(): [string, string] {
    if (event.type !== 'paid' && event.type !== 'ppv') return [words.freeTitle, words.freeText]
    if (offer.state === 'cancelled') return [watch.cancelledTitle, watch.cancelledText]
    if (event.has_access) return [words.includedTitle, words.includedText]
    if (offer.state === 'no_replay') return [offerText(offer, i18n), watch.noReplay]
    return isOpenOffer(offer) ? [words.noneTitle, words.noneText] : [offerText(offer, i18n), watch.saleLater]
  }
}

export function BackToGame({ event }: { event: Event }) {
  const i18n = useI18n()
  const { selectPackage: words } = useAccountWords()
  const offer = useGameOffer(event)
  return (
    <a className="button" href={`/watch/${event.id}`}>
      {event.has_access && isOpenOffer(offer) ? offerLabel(offer, i18n) : words.backToGame}
    </a>
  )
}

import type { Event } from '@grandstand/contract'
import { eventTitle } from '@grandstand/rules'
import { StateMessage } from '@grandstand/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAccountWords } from '../../locales/words.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { DetailProblem } from '../../platform/detail-problem.tsx'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { isOpenOffer, offerLabel, offerText } from '../../platform/offer/offer-words.ts'
import { useGameOffer } from '../../platform/offer/use-game-offer.ts'
import { OfferList } from './offer-list.tsx'
import { useOffers } from './use-offers.ts'

/** `asked` is the question for the game. */
export function SelectForEvent({ asked }: { asked: UseQueryResult<Event> }) {
  const { selectPackage: words } = useAccountWords()
  const { data: event, error, isFetching, refetch } = asked
  if (error && !event && !isFetching) {
    const list = { href: '/packages', label: words.seePasses }
    return (
      <DetailProblem error={error} title={words.failedTitle} list={list} onAgain={() => void refetch()} />
    )
  }
  if (!event) {
    return (
      <p role="status" className="lead">
        {words.loading}
      </p>
    )
  }
  return <EventOffers event={event} />
}

function EventOffers({ event }: { event: Event }) {
  const i18n = useI18n()
  const { words: common } = i18n
  const { selectPackage: words } = useAccountWords()
  const { event_categories } = useBootstrap()
  const { offers: all, teams } = useOffers(event)
  const offer = useGameOffer(event)
  const offers = event.has_access ? [] : all
  const back = (
    <a className="button" href={`/watch/${event.id}`}>
      {event.has_access && isOpenOffer(offer) ? offerLabel(offer, i18n) : words.backToGame}
    </a>
  )
  if (offers.length === 0) {
    return <NothingToBuy event={event}>{back}</NothingToBuy>
  }
  const intro = event.type === 'ppv' ? common.watch.access.ppv : words.intro
  return (
    <>
      <div className="stack-3 start">
        <h2 className="title-2">{eventTitle(event)}</h2>
        <p className="lead">{isOpenOffer(offer) ? intro : common.watch.saleLaterPass}</p>
        {back}
      </div>
      <OfferList offers={offers} teams={teams} sports={event_categories} eventId={event.id} />
    </>
  )
}

/** Why nothing is sold for the game. */
function NothingToBuy({ event, children }: { event: Event; children: ReactNode }) {
  const i18n = useI18n()
  const { watch } = i18n.words
  const { selectPackage: words } = useAccountWords()
  const offer = useGameOffer(event)
  const [title, text] = describe()
  return (
    <StateMessage icon={isOpenOffer(offer) ? 'check' : 'alert'} title={title} text={text}>
      {children}
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

import type { Event } from '@grandstand/contract'
import { eventTitle } from '@grandstand/rules'
import { StateMessage } from '@grandstand/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useAccountWords } from '../../locales/words.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { DetailProblem } from '../../platform/detail-problem.tsx'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
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
  const { words: common } = useI18n()
  const { selectPackage: words } = useAccountWords()
  const { event_categories } = useBootstrap()
  const { offers: all, teams } = useOffers(event)
  const offers = event.has_access ? [] : all
  const back = (
    <a className="button" href={`/watch/${event.id}`}>
      {event.has_access ? words.watch : words.backToGame}
    </a>
  )
  if (offers.length === 0) {
    const isSold = event.type === 'paid' || event.type === 'ppv'
    const [title, text] = !isSold
      ? [words.freeTitle, words.freeText]
      : event.has_access
        ? [words.includedTitle, words.includedText]
        : [words.noneTitle, words.noneText]
    return (
      <StateMessage icon="check" title={title} text={text}>
        {back}
      </StateMessage>
    )
  }
  return (
    <>
      <div className="stack-3 start">
        <h2 className="title-2">{eventTitle(event)}</h2>
        <p className="lead">{event.type === 'ppv' ? common.watch.access.ppv : words.intro}</p>
        {back}
      </div>
      <OfferList offers={offers} teams={teams} sports={event_categories} eventId={event.id} />
    </>
  )
}

import type { Event } from '@grandstand/contract'
import { eventTitle, listOffers } from '@grandstand/rules'
import { StateMessage } from '@grandstand/ui'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useAccountWords } from '../../locales/account/account-words.ts'
import { useApp } from '../../platform/app-context.ts'
import { participantsQuery } from '../../platform/channel/participants-query.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { DetailProblem } from '../../platform/detail-problem.tsx'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { OfferList } from './offer-list.tsx'
import styles from './select.module.css'

/** `asked` is the question for the game. */
export function SelectForEvent({ asked }: { asked: UseQueryResult<Event> }) {
  const { client } = useApp()
  const { words: common, language } = useI18n()
  const { selectPackage: words } = useAccountWords()
  const bootstrap = useBootstrap()
  const { data: listed } = useQuery(participantsQuery(client, language))
  const { data: event, error, isFetching, refetch } = asked
  if (error && !event && !isFetching) {
    const list = { href: '/packages', label: words.seePasses }
    return (
      <DetailProblem error={error} title={words.failedTitle} list={list} onAgain={() => void refetch()} />
    )
  }
  if (!event) {
    return (
      <p role="status" className={styles.intro}>
        {words.loading}
      </p>
    )
  }
  // A game keeps teams that have left the channel; their passes are not sold any more.
  const teams = event.participants.filter(({ id }) => !listed || listed.some(team => team.id === id))
  const offers = event.has_access ? [] : listOffers({ ...event, participants: teams }, bootstrap)
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
      <div className={styles.game}>
        <h2 className={styles.gameTitle}>{eventTitle(event)}</h2>
        <p className={styles.intro}>{event.type === 'ppv' ? common.watch.access.ppv : words.intro}</p>
        {back}
      </div>
      <OfferList offers={offers} teams={teams} sports={bootstrap.event_categories} eventId={event.id} />
    </>
  )
}

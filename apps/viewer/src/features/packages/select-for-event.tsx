import { eventTitle, listOffers } from '@grandstand/rules'
import { StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useAccountWords } from '../../locales/account/account-words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { DetailProblem } from '../../platform/detail-problem.tsx'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from '../../screens/packages-screen.module.css'
import { eventQuery } from '../events/event-queries.ts'
import { OfferList } from './offer-list.tsx'

export function SelectForEvent({ id }: { id: string }) {
  const { client } = useApp()
  const { words: common, language } = useI18n()
  const { selectPackage: words } = useAccountWords()
  const bootstrap = useBootstrap()
  const { data: event, error, isFetching, refetch } = useQuery(eventQuery(client, language, id))
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
  const offers = event.has_access ? [] : listOffers(event, bootstrap)
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
      <OfferList offers={offers} teams={event.participants} sports={bootstrap.event_categories} />
    </>
  )
}

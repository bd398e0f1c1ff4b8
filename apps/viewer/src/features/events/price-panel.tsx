import type { Event } from '@grandstand/contract'
import { eventOffer } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import type { ReactNode } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { CancelledPanel } from './cancelled-panel.tsx'
import { calendarHref } from './event-links.ts'
import styles from './price-panel.module.css'

interface PricePanelProps {
  event: Event
  /** It may not be shown where the visitor is, whatever they would pay. */
  isBlocked: boolean
  why: ReactNode
}

/** What opens the game, in words of its pass kind. */
export function PricePanel({ event, isBlocked, why }: PricePanelProps) {
  const { words, language, fill, money } = useI18n()
  const { gate } = useWatchWords()
  const offer = eventOffer(event)
  if (offer.kind === 'cancelled') return <CancelledPanel />
  const text = isBlocked
    ? gate.geoBlocked
    : words.watch.access[offer.kind === 'included' || offer.kind === 'pass' ? offer.kind : event.type]
  return (
    <section className={`${styles.panel} stack-3 start top panel`} aria-labelledby="access-title">
      <h2 className="title-2" id="access-title">
        {words.watch.accessTitle}
      </h2>
      {!isBlocked && offer.kind === 'price' && (
        <p className={styles.price}>{fill(words.watch.fee, { price: money(offer.price, offer.currency) })}</p>
      )}
      <p className="quiet">{text}</p>
      {!isBlocked && offer.kind === 'price' && (
        <a className="button button--primary" href={`/select-package/${event.id}`}>
          {fill(words.events.watchPrice, { price: money(offer.price, offer.currency) })}
        </a>
      )}
      {!isBlocked && offer.kind === 'pass' && (
        <a className="button button--primary" href={`/select-package/${event.id}`}>
          {words.events.watchPass}
        </a>
      )}
      {(isBlocked || !event.has_access) && why}
      {event.stream_status === 'upcoming' && (
        <a className="button" href={calendarHref(event, language)} download="">
          <Icon name="calendar" />
          {words.events.addToCalendar}
        </a>
      )}
    </section>
  )
}

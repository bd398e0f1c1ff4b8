import type { Event } from '@grandstand/contract'
import { eventTitle, type GameOffer } from '@grandstand/rules'
import type { ReactNode } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { isOpenOffer, offerLabel } from '../../../platform/offer/offer-words.ts'
import { calendarHref, watchHref } from '../../events/event-links.ts'
import { RemindMe } from '../../notices/remind-me.tsx'
import styles from './multi-view.module.css'

interface ShutTileProps {
  event: Event
  offer: GameOffer
  poster: ReactNode
}

/** What a game that cannot be seen asks for: its price, or patience. */
export function ShutTile({ event, offer, poster }: ShutTileProps) {
  const i18n = useI18n()
  const label = offerLabel(offer, i18n)
  const isAwaited = offer.state === 'no_picture' || offer.state === 'signal_lost'
  return (
    <>
      <div className={styles.poster}>{poster}</div>
      <div className={styles.shut}>
        {isOpenOffer(offer) ? (
          <a className="button" href={watchHref(event)} aria-label={`${eventTitle(event)}: ${label}`}>
            {label}
          </a>
        ) : (
          <>
            <p>{label}</p>
            {isAwaited && (
              <RemindMe
                event={event}
                kind="picture"
                about={eventTitle(event)}
                calendarHref={calendarHref(event, i18n.language)}
              />
            )}
          </>
        )}
      </div>
    </>
  )
}

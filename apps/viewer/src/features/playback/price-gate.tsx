import type { Event } from '@grandstand/contract'
import { eventOffer, type Offer } from '@grandstand/rules'
import type { ReactNode } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { PreviewOffer } from './preview-offer.tsx'
import styles from './watch-stage.module.css'

interface PriceGateProps {
  event: Event
  /** Cheapest first. */
  offers: readonly Offer[]
  poster: ReactNode
}

/** In place of the picture: what the game costs, and the way to it. */
export function PriceGate({ event, offers, poster }: PriceGateProps) {
  const { words, fill, money } = useI18n()
  const { gate } = useWatchWords()
  const user = useUser()
  const [cheapest] = offers
  const label = offers.length > 1 ? gate.watchFrom : words.events.watchPrice
  return (
    <PreviewOffer event={event}>
      {preview => (
        <>
          <div className={styles.picture}>{poster}</div>
          <div className={styles.front}>
            <div className={`${styles.gate} stack-3`}>
              <p>{words.watch.access[eventOffer(event).kind === 'pass' ? 'pass' : event.type]}</p>
              <a className="button button--primary" href={`/select-package/${event.id}`}>
                {cheapest
                  ? fill(label, { price: money(cheapest.price, cheapest.currency) })
                  : words.events.watchNow}
              </a>
              {preview}
              {!user && (
                <a className={styles.login} href="/login">
                  {gate.boughtLogin}
                </a>
              )}
            </div>
          </div>
        </>
      )}
    </PreviewOffer>
  )
}

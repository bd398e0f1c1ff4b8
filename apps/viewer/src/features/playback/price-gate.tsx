import type { Event } from '@grandstand/contract'
import type { GameAccess, GameOffer } from '@grandstand/rules'
import type { ReactNode } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { offerLabel } from '../../platform/offer/offer-words.ts'
import { useBuyGame } from '../../platform/offer/use-buy-game.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { PreviewOffer } from './preview-offer.tsx'
import styles from './watch-stage.module.css'

interface PriceGateProps {
  event: Event
  offer: GameOffer & { access: GameAccess }
  poster: ReactNode
  /** For users who have paid and still see a price. */
  bought: ReactNode
  /** What stands in place of the way to the checkout for users with a saved card. */
  pay: (toCheckout: ReactNode) => ReactNode
}

/** In place of the picture: what the game costs, and the way to it. */
export function PriceGate({ event, offer, poster, bought, pay }: PriceGateProps) {
  const i18n = useI18n()
  const { access } = i18n.words.watch
  const { gate } = useWatchWords()
  const user = useUser()
  const buy = useBuyGame(event)
  return (
    <PreviewOffer event={event}>
      {preview => (
        <>
          <div className={styles.picture}>{poster}</div>
          <div className={styles.front}>
            <div className={`${styles.gate} stack-3`}>
              {pay(
                <a className={`button button--primary ${styles.buy}`} href={buy.href} onClick={buy.onChoose}>
                  {offerLabel(offer, i18n)}
                </a>,
              )}
              <p className="quiet small">{access[offer.access.kind === 'pass' ? 'pass' : event.type]}</p>
              {preview}
              {user ? (
                bought
              ) : (
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

import type { Event } from '@grandstand/contract'
import { lazy, Suspense } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { WhyButton } from '../access/why-button.tsx'
import { PayInPlace, type PayInPlaceProps } from '../commerce/checkout/pay-in-place.tsx'
import { PricePanel } from '../events/price-panel.tsx'
import styles from './game-way.module.css'

const PassRow = lazy(async () => ({ default: (await import('../products/pass-row.tsx')).PassRow }))

interface GameWayProps extends Pick<PayInPlaceProps, 'onBought'> {
  event: Event
  hasPasses: boolean
  /** Its free seconds are on the screen, or were. */
  isPreviewed: boolean
}

/** The way to the picture, for those who do not have it. */
export function GameWay({ event, hasPasses, isPreviewed, onBought }: GameWayProps) {
  const { gate } = useWatchWords()
  const isUser = useUser() !== null
  const isUpcoming = event.stream_status === 'upcoming'
  return (
    <PricePanel
      event={event}
      hasPasses={hasPasses}
      isPreviewed={isPreviewed}
      bought={
        isUser ? (
          <WhyButton eventId={event.id} label={gate.boughtWhy} />
        ) : (
          <a className={styles.login} href="/login">
            {gate.boughtLogin}
          </a>
        )
      }
      pay={link => (
        <PayInPlace
          event={event}
          isSheet={isUpcoming}
          onBought={onBought}
          more={
            !isUpcoming && (
              <Suspense>
                <PassRow event={event} />
              </Suspense>
            )
          }
        >
          {link}
        </PayInPlace>
      )}
    />
  )
}

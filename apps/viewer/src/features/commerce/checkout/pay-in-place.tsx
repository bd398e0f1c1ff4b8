import type { Event } from '@grandstand/contract'
import { lazy, type ReactNode, Suspense } from 'react'
import { useBuyGame } from '../../../platform/offer/use-buy-game.ts'
import { useUser } from '../../../platform/session/use-user.ts'

const OneTap = lazy(async () => ({ default: (await import('./one-tap.tsx')).OneTap }))

export interface PayInPlaceProps {
  event: Event
  /** Over the page on a phone, in its first view. */
  isSheet?: boolean
  onBought: (orderId: number) => void
  /** What else opens the game. */
  more?: ReactNode
  /** The way to the checkout. */
  children: ReactNode
}

/** One tap for those who are logged in and have saved a card, else the way to the checkout. */
export function PayInPlace({ event, isSheet = false, onBought, more, children }: PayInPlaceProps) {
  const user = useUser()
  const { basket } = useBuyGame(event)
  if (!user || !basket) return children
  return (
    <Suspense fallback={children}>
      <OneTap
        user={user}
        basket={basket}
        playsAtOnce={event.stream_status !== 'upcoming'}
        isSheet={isSheet}
        more={more}
        onPaid={order => onBought(order.id)}
      >
        {children}
      </OneTap>
    </Suspense>
  )
}

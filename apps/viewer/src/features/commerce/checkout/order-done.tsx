import type { Order } from '@grandstand/contract'
import type { ReactNode } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { DoneFrame } from './done-frame.tsx'

interface OrderDoneProps {
  order: Order
  /** The game that it opens: its picture or countdown, and what can be done until it begins. */
  game: { head: ReactNode; actions: ReactNode } | null
  /** The account was made out of this purchase and has no password yet. */
  needsPassword: boolean
}

export function OrderDone({ order, game, needsPassword }: OrderDoneProps) {
  const { fill } = useI18n()
  const { done: words } = useCommerceWords()
  const { name } = order.product
  const text = fill(order.is_trial ? words.trialText : game ? words.game : words.text, { name })
  return (
    <DoneFrame
      order={order}
      title={words.title}
      text={text}
      picture={game?.head}
      needsPassword={needsPassword}
    >
      {game ? (
        game.actions
      ) : (
        <div className="stack-2">
          <a className="button button--primary" href="/schedule">
            {words.seeWhatIsOn}
          </a>
          <a className="button" href="/profile/orders">
            {words.orders}
          </a>
        </div>
      )}
    </DoneFrame>
  )
}

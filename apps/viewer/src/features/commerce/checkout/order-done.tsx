import type { Order } from '@grandstand/contract'
import { StateMessage } from '@grandstand/ui'
import { useCommerceWords } from '../../../locales/words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

/** Bought, and no game has led here. */
export function OrderDone({ order }: { order: Order }) {
  const { fill } = useI18n()
  const { done: words } = useCommerceWords()
  const text = fill(order.is_trial ? words.trialText : words.text, { name: order.product.name })
  return (
    <StateMessage icon="check" title={words.title} text={text} role="status">
      <a className="button button--primary" href="/schedule">
        {words.seeWhatIsOn}
      </a>
      <a className="button" href="/profile/orders">
        {words.orders}
      </a>
    </StateMessage>
  )
}

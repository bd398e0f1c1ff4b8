import type { PriceLines } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { useCommerceWords } from '../../../locales/words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useIsOnline } from '../../../platform/use-is-online.ts'
import styles from './checkout.module.css'
import type { Giving } from './use-giving.ts'

interface PayButtonProps {
  lines: PriceLines
  offer: 'annual' | 'monthly' | null
  isTrial: boolean
  /** Whom it is for, as far as that is typed. */
  giving: Pick<Giving, 'recipient' | 'seats'>
  /** The last try was declined. */
  isAgain: boolean
  isSending: boolean
  isBlocked: boolean
}

/** The one button, with the sum. Without a line it waits and says so. */
export function PayButton({ lines, offer, isTrial, giving, isAgain, isSending, isBlocked }: PayButtonProps) {
  const { money, fill } = useI18n()
  const { checkout: words, giving: say } = useCommerceWords()
  const isOnline = useIsOnline()
  const price = money(lines.total, lines.currency)
  const own = isTrial
    ? words.startTrial
    : lines.total === 0
      ? words.get
      : fill(isAgain ? words.again : offer ? words.subscribe : words.pay, { price })
  const { recipient, seats } = giving
  const label =
    seats > 1
      ? fill(say.payGroup, { label: own, number: String(seats) })
      : recipient
        ? fill(say.pay, { label: own, email: recipient })
        : own
  return (
    <>
      <button
        className={`button button--primary ${styles.pay}`}
        type="submit"
        aria-disabled={isSending}
        disabled={isBlocked || !isOnline}
      >
        <Icon name="lock" />
        {!isOnline ? words.waiting : isSending ? words.paying : label}
      </button>
      <p className="quiet meta pretty unless-empty" role="status">
        {!isOnline && words.offline}
      </p>
    </>
  )
}

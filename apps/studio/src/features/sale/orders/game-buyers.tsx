import { checkGameRefund } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { eventHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './game-buyers.module.css'
import { buyersQuery } from './orders-queries.ts'
import { RefundBuyers } from './refund-buyers.tsx'

interface GameBuyersProps {
  channel: string
  event: string
  /** How many it takes to be worth a line. */
  least: number
}

/** When a game went wrong for one, it did for all. What is still to come is cancelled first. */
export function GameBuyers({ channel, event, least }: GameBuyersProps) {
  const { words, plural } = useI18n()
  const say = words.money.refund
  const { data } = useQuery(buyersQuery(useClient(), { channel, id: event }))
  const bought = data ? data.buyers + data.refunding : 0
  if (!data || bought < least) return null
  return (
    <div className={styles.others}>
      <span className="quiet">{plural(say.bought, bought)}</span>
      {checkGameRefund(data.event) === null ? (
        <RefundBuyers channel={channel} buyers={data} label={say.everybody} />
      ) : (
        <a href={eventHref(channel, Number(event))}>{say.cancelFirst}</a>
      )}
    </div>
  )
}

import { checkGameRefund } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { ordersHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import { BuyersFacts, countAllBuyers } from './buyers-facts.tsx'
import { buyersQuery } from './orders-queries.ts'
import { RefundBuyers } from './refund-buyers.tsx'
import { useAmounts } from './use-amounts.ts'

/** For a game that was cancelled or has begun: who would get how much back, shown before it is done. */
export function BuyersPanel({ channel, id }: { channel: string; id: string }) {
  const { words, plural, fill } = useI18n()
  const say = words.sales.buyers
  const { data } = useQuery(buyersQuery(useClient(), { channel, id }))
  const amounts = useAmounts()
  if (!data || checkGameRefund(data.event)) return null
  const { is_cancelled } = data.event
  if (!is_cancelled && countAllBuyers(data) === 0) return null
  return (
    <Panel title={say.title} text={is_cancelled ? say.text : say.textBegun}>
      <p className="strong">
        {data.buyers === 0
          ? say.none
          : fill(plural(say.count, data.buyers), { amount: amounts(data.amounts) })}
      </p>
      <BuyersFacts buyers={data} />
      <RefundBuyers channel={channel} buyers={data} label={say.action} />
      <a href={ordersHref(channel, { event: id })}>{say.show}</a>
    </Panel>
  )
}

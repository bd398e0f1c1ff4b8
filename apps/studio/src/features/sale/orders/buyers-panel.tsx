import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { ordersHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import { buyersQuery } from './orders-queries.ts'
import { RefundBuyers } from './refund-buyers.tsx'
import { useAmounts } from './use-amounts.ts'

/** For a cancelled game: who would get how much back, shown before it is done. */
export function BuyersPanel({ channel, id }: { channel: string; id: string }) {
  const { words, plural, fill } = useI18n()
  const say = words.sales.buyers
  const { data } = useQuery(buyersQuery(useClient(), { channel, id }))
  const amounts = useAmounts()
  if (!data) return null
  const facts = (
    [
      [say.refunding, data.refunding],
      [say.refunded, data.refunded],
      [say.givenUp, data.given_up],
      [say.disputed, data.disputed],
      [say.inPasses, data.in_passes],
    ] as const
  ).filter(([, count]) => count > 0)
  return (
    <Panel title={say.title} text={say.text}>
      <p className="strong">
        {data.buyers === 0
          ? say.none
          : fill(plural(say.count, data.buyers), { amount: amounts(data.amounts) })}
      </p>
      <ul className="stack-1 quiet small unless-empty">
        {facts.map(([text, count]) => (
          <li key={text.other}>{plural(text, count)}</li>
        ))}
      </ul>
      <RefundBuyers channel={channel} buyers={data} />
      <a href={ordersHref(channel, { event: id })}>{say.show}</a>
    </Panel>
  )
}

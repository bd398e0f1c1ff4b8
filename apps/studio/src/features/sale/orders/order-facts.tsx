import type { StudioOrderDetail } from '@grandstand/contract'
import type { ReactNode } from 'react'
import { FactList } from '../../../platform/fact-list.tsx'
import { couponsHref, eventHref, userHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'

export function OrderFacts({ channel, order }: { channel: string; order: StudioOrderDetail }) {
  const { words, money, dateTime, fill } = useI18n()
  const say = words.sales.order
  const amount = (value: number) => money(value, order.currency)
  const line = (label: string, value: number): Fact[] => (value === 0 ? [] : [[label, amount(value)]])
  const { event_id, user, coupon_code } = order
  const product = event_id === null ? order.name : <a href={eventHref(channel, event_id)}>{order.name}</a>
  const buyer = user ? <a href={userHref(channel, user.id)}>{user.email}</a> : words.sales.orders.gone
  const code = coupon_code && <a href={couponsHref(channel, { search: coupon_code })}>{coupon_code}</a>
  const facts: Fact[] = [
    [words.common.product, product],
    [say.kind, say.types[order.type]],
    [words.common.buyer, buyer],
    ...giftFacts(),
    [words.common.price, amount(order.base_price)],
    ...line(say.fee, order.service_fee),
    ...line(say.discount, order.discount),
    ...(code === null ? [] : ([[words.sales.coupons.code, code]] satisfies Fact[])),
    ...line(say.credit, order.credit),
    ...line(words.common.tax, order.tax),
    [say.total, amount(order.total)],
    ...line(words.common.refunded, order.refunded),
    [say.opens, order.access.is_open ? say.yes : say.no],
    [words.common.until, order.expires_at ? dateTime(order.expires_at) : say.forEver],
    ...(order.auto_renewal === null
      ? []
      : ([[say.renewal, say.renewals[order.auto_renewal]]] satisfies Fact[])),
    [say.provider, order.payment_state ?? words.user.none],
    [say.payment, order.payment_id ?? words.user.none],
    [say.settled, order.settled_at ? dateTime(order.settled_at) : words.common.never],
  ]
  function giftFacts(): Fact[] {
    const { gift, seats, opened_seats } = order
    if (seats > 1)
      return [[say.group, fill(say.groupState, { opened: String(opened_seats), number: String(seats) })]]
    if (!gift) return []
    const opener = gift.user && <a href={userHref(channel, gift.user.id)}>{gift.user.email}</a>
    return [
      [say.giftTo, gift.email ?? words.sales.orders.gone],
      [say.giftState, say.giftStates[gift.state]],
      ...(opener === null ? [] : ([[say.giftHolder, opener]] satisfies Fact[])),
    ]
  }

  return (
    <Panel title={say.facts}>
      <FactList facts={facts} />
    </Panel>
  )
}

type Fact = [label: string, value: ReactNode]

import type { ExportedOrder } from '@grandstand/contract'
import { chooseOrderLook, majorUnits } from '@grandstand/rules'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import type { Cell } from '../../../platform/to-csv.ts'

interface ExportColumn {
  label: string
  value: (order: ExportedOrder) => Cell
}

/** Sums are numbers in units of the currency, which has a column of its own. */
export function useExportColumns(): ExportColumn[] {
  const { words } = useI18n()
  const say = words.money.columns
  const of = words.sales.order
  const major = (of: (order: ExportedOrder) => number) => (order: ExportedOrder) =>
    majorUnits(of(order), order.currency)
  return [
    { label: words.sales.orders.number, value: ({ id }) => id },
    { label: say.when, value: ({ created_at }) => created_at },
    { label: say.who, value: ({ user }) => user?.name ?? '' },
    { label: words.common.email, value: ({ user }) => user?.email ?? '' },
    { label: of.kind, value: ({ type }) => of.types[type] },
    { label: say.what, value: ({ name }) => name },
    { label: words.common.state, value: order => words.money.looks[chooseOrderLook(order)] },
    { label: say.currency, value: ({ currency }) => currency },
    { label: words.common.price, value: major(({ base_price }) => base_price) },
    { label: of.fee, value: major(({ service_fee }) => service_fee) },
    { label: of.discount, value: major(({ discount }) => discount) },
    { label: of.credit, value: major(({ credit }) => credit) },
    { label: words.common.tax, value: major(({ tax }) => tax) },
    { label: of.total, value: major(({ total }) => total) },
    { label: words.common.refunded, value: major(({ refunded }) => refunded) },
    { label: words.sales.coupons.code, value: ({ coupon_code }) => coupon_code ?? '' },
    { label: say.method, value: ({ card }) => (card ? `${card.brand} ${card.last4}` : '') },
    { label: say.decline, value: ({ decline_code }) => decline_code ?? '' },
    { label: words.reports.keys.campaign, value: ({ trk }) => trk ?? '' },
  ]
}

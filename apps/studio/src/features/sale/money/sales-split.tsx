import type { SalesReport } from '@grandstand/contract'
import type { SalesKey } from '@grandstand/contract/studio-constants'
import { majorUnits } from '@grandstand/rules'
import { ReportTable } from '../../../platform/figures/report-table.tsx'
import { useKeyText } from '../../../platform/figures/use-key-text.ts'
import { gameAudienceHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

/** The same sales by product, team, game or campaign, to be read and saved. */
export function SalesSplit({ channel, report, by }: { channel: string; report: SalesReport; by: SalesKey }) {
  const { words, money, number, plural } = useI18n()
  const say = words.reports.sales
  const keyText = useKeyText(by)
  const { currency, items, left_out } = report
  const text = (amount: number) => money(amount, currency)
  const greatest = Math.max(1, ...items.map(({ figures }) => figures.total))
  const major = (amount: number) => majorUnits(amount, currency)
  return (
    <>
      <ReportTable
        title={say.title}
        file={`sales-${by}-${report.from}-${report.to}`}
        rows={items}
        keyOf={({ key }) => key ?? ''}
        barOf={({ figures }) => figures.total / greatest}
        columns={column => [
          {
            label: words.reports.keys[by],
            text: keyText,
            href: ({ key, name }) =>
              by === 'game' && name !== null ? gameAudienceHref(channel, Number(key)) : null,
          },
          column(words.common.payments, ({ figures }) => figures.payments, number),
          column(words.common.paid, ({ figures }) => figures.total, text, major),
          column(words.reports.before, ({ before }) => before.total, text, major),
          column(say.fees, ({ figures }) => figures.fees, text, major),
          column(words.common.tax, ({ figures }) => figures.tax, text, major),
          column(words.common.discounts, ({ figures }) => figures.discounts, text, major),
          column(words.common.refunded, ({ figures }) => figures.refunded, text, major),
        ]}
      />
      <p className="quiet small pretty">
        {by === 'team' && `${say.teamHint} `}
        {left_out > 0 && plural(say.leftOut, left_out)}
      </p>
    </>
  )
}

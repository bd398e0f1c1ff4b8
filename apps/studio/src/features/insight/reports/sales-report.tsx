import type { SalesReport as Report } from '@grandstand/contract'
import { type SalesKey, salesKeys } from '@grandstand/contract/studio-constants'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { reportHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Chart } from './chart.tsx'
import { Figures } from './figures.tsx'
import { PayoutsReport } from './payouts-report.tsx'
import { ReportBody } from './report-body.tsx'
import { type AskedReport, salesQuery } from './report-queries.ts'
import { ReportTable } from './report-table.tsx'
import { SplitTabs } from './split-tabs.tsx'
import { useKeyText } from './use-key-text.ts'
import { useReportWords } from './use-report-words.ts'

export function SalesReport({ asked, by: wanted }: { asked: AskedReport; by: string }) {
  const by = salesKeys.find(key => key === wanted) ?? 'day'
  const query = useQuery(salesQuery(useClient(), asked, by))
  const { channel, from, to } = asked
  return (
    <>
      <SplitTabs
        keys={salesKeys}
        current={by}
        hrefOf={key => reportHref(channel, 'sales', { from, to, by: key })}
      />
      <ReportBody
        query={query}
        isEmpty={({ total, total_before }) => total.payments + total_before.payments === 0}
      >
        {report => <SalesFigures channel={channel} report={report} by={by} />}
      </ReportBody>
      {by === 'day' && <PayoutsReport asked={asked} />}
    </>
  )
}

function SalesFigures({ channel, report, by }: { channel: string; report: Report; by: SalesKey }) {
  const { words, money, number, plural } = useI18n()
  const { shortDay } = useReportWords()
  const say = words.reports.sales
  const keyText = useKeyText(by)
  const { currency, items, total, total_before, left_out } = report
  const text = (amount: number) => money(amount, currency)
  const compare = (now: number, before: number) => ({ now, before, beforeText: text(before) })
  const chart = useMemo(
    () => ({
      times: items.map(({ key }) => Date.parse(`${key}T00:00:00Z`)),
      series: [
        { label: words.reports.thisRange, values: items.map(({ figures }) => figures.total) },
        { label: words.reports.before, values: items.map(({ before }) => before.total) },
      ] as const,
      valueText: (amount: number) => money(amount, currency),
    }),
    [items, words, money, currency],
  )
  const greatest = Math.max(1, ...items.map(({ figures }) => figures.total))
  const major = (amount: number) => amount / 100
  return (
    <>
      <Figures
        figures={[
          {
            label: words.common.paid,
            text: text(total.total),
            compared: compare(total.total, total_before.total),
          },
          {
            label: words.common.payments,
            text: number(total.payments),
            compared: {
              now: total.payments,
              before: total_before.payments,
              beforeText: number(total_before.payments),
            },
          },
          { label: say.fees, text: text(total.fees), compared: compare(total.fees, total_before.fees) },
          {
            label: words.common.refunded,
            text: text(total.refunded),
            compared: compare(total.refunded, total_before.refunded),
          },
          { label: say.kept, text: text(total.total - total.refunded) },
        ]}
      />
      {by === 'day' && <Chart title={say.title} timeText={shortDay} {...chart} />}
      <ReportTable
        title={say.title}
        file={`sales-${by}-${report.from}-${report.to}`}
        rows={items}
        keyOf={({ key }) => key ?? ''}
        barOf={by === 'day' ? undefined : ({ figures }) => figures.total / greatest}
        columns={column => [
          {
            label: words.reports.keys[by],
            text: keyText,
            href: ({ key, name }) =>
              by === 'game' && name !== null ? reportHref(channel, 'games', { event: key ?? '' }) : null,
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

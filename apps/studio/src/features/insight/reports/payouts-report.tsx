import type { PayoutsReport as Report } from '@grandstand/contract'
import { majorUnits } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { ReportTable } from '../../../platform/figures/report-table.tsx'
import { useReportWords } from '../../../platform/figures/use-report-words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Figures } from './figures.tsx'
import { PayoutDrawer } from './payout-drawer.tsx'
import { payoutTones } from './payout-tones.ts'
import { ReportBody } from './report-body.tsx'
import { type AskedReport, payoutsQuery } from './report-queries.ts'

interface PayoutsReportProps {
  asked: AskedReport
  /** The one that is open; empty: none is. */
  open: string
  /** Of the list with another payout open; with none it is closed. */
  hrefOf: (id?: string) => string
}

/** What became of the sales: when the money is at the bank, and what each payout consists of. */
export function PayoutsReport({ asked, open, hrefOf }: PayoutsReportProps) {
  const { words } = useI18n()
  const query = useQuery(payoutsQuery(useClient(), asked))
  const say = words.reports.payouts
  return (
    <>
      <ReportBody
        query={query}
        isEmpty={({ items, on_the_way }) => items.length === 0 && on_the_way === 0}
        empty={{ title: say.empty, text: say.emptyText }}
      >
        {report => <Payouts report={report} hrefOf={hrefOf} />}
      </ReportBody>
      {open !== '' && (
        <PayoutDrawer
          asked={asked}
          id={open}
          ids={query.data?.items.map(({ id }) => id) ?? []}
          hrefOf={hrefOf}
        />
      )}
    </>
  )
}

function Payouts({ report, hrefOf }: { report: Report; hrefOf: (id: string) => string }) {
  const { words, money, number, plural } = useI18n()
  const { dayText } = useReportWords()
  const say = words.reports.payouts
  const { currency, items, arrived, arrived_before, on_the_way, next, left_out } = report
  const text = (amount: number) => money(amount, currency)
  type Row = Report['items'][number]
  const part = (label: string, read: (parts: NonNullable<Row['parts']>) => number) => ({
    label,
    isOnDesk: true,
    // Of nothing there is nothing to read.
    text: ({ parts }: Row) => (parts && read(parts) !== 0 ? text(read(parts)) : '–'),
    value: ({ parts }: Row) => (parts ? majorUnits(read(parts) + 0, currency) : ''),
  })
  return (
    <>
      <Figures
        figures={[
          {
            label: say.arrived,
            text: text(arrived),
            compared: { now: arrived, before: arrived_before, beforeText: text(arrived_before) },
          },
          { label: say.onTheWay, text: text(on_the_way) },
          ...(next ? [{ label: say.next, text: text(next.amount), note: dayText(next.arrival_day) }] : []),
        ]}
      />
      <ReportTable
        title={say.title}
        isTitled
        file={`payouts-${report.from}-${report.to}`}
        rows={items}
        keyOf={({ id }) => id}
        columns={() => [
          {
            label: say.day,
            text: ({ arrival_day }) => dayText(arrival_day),
            value: ({ arrival_day }) => arrival_day,
            href: ({ id }) => hrefOf(id),
          },
          {
            label: words.common.payments,
            isOnDesk: true,
            text: ({ parts }) => (parts ? number(parts.payments) : '–'),
            value: ({ parts }) => parts?.payments ?? '',
          },
          part(say.paid, ({ paid }) => paid),
          part(words.common.refunded, ({ refunded }) => -refunded),
          part(say.fees, ({ fees }) => -fees),
          part(say.rest, ({ other }) => other),
          {
            label: say.amount,
            text: ({ amount }) => text(amount),
            value: ({ amount }) => majorUnits(amount, currency),
          },
          {
            label: words.common.state,
            text: ({ state }) => say.states[state],
            tone: ({ state }) => payoutTones[state],
          },
        ]}
      />
      <p className="quiet small pretty">
        {say.text} {left_out > 0 && plural(say.leftOut, left_out)}
      </p>
    </>
  )
}

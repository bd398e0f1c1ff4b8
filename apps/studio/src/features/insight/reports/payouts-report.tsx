import type { PayoutsReport as Report } from '@grandstand/contract'
import { majorUnits } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { ReportTable } from '../../../platform/figures/report-table.tsx'
import { useReportWords } from '../../../platform/figures/use-report-words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Figures } from './figures.tsx'
import styles from './report-body.module.css'
import { ReportBody } from './report-body.tsx'
import { type AskedReport, payoutsQuery } from './report-queries.ts'

/** What became of the sales: when the money is at the bank. */
export function PayoutsReport({ asked }: { asked: AskedReport }) {
  const { words } = useI18n()
  const query = useQuery(payoutsQuery(useClient(), asked))
  const say = words.reports.payouts
  return (
    <div className={`${styles.part} stack-3`}>
      <h2 className={styles.title}>{say.title}</h2>
      <p className="quiet small pretty">{say.text}</p>
      <ReportBody
        query={query}
        isEmpty={({ items, on_the_way }) => items.length === 0 && on_the_way === 0}
        empty={{ title: say.empty, text: say.emptyText }}
      >
        {report => <Payouts report={report} />}
      </ReportBody>
    </div>
  )
}

function Payouts({ report }: { report: Report }) {
  const { words, money, plural } = useI18n()
  const { dayText } = useReportWords()
  const say = words.reports.payouts
  const { currency, items, arrived, arrived_before, on_the_way, left_out } = report
  const text = (amount: number) => money(amount, currency)
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
        ]}
      />
      <ReportTable
        title={say.title}
        file={`payouts-${report.from}-${report.to}`}
        rows={items}
        keyOf={({ id }) => id}
        columns={column => [
          column(say.day, ({ arrival_day }) => arrival_day, dayText),
          {
            label: say.amount,
            text: ({ amount }) => text(amount),
            value: ({ amount }) => majorUnits(amount, currency),
          },
          { label: words.common.state, text: ({ state }) => say.states[state] },
        ]}
      />
      {left_out > 0 && <p className="quiet small pretty">{plural(say.leftOut, left_out)}</p>}
    </>
  )
}

import type { ExpiringReport as Report } from '@grandstand/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { ReportTable } from '../../../platform/figures/report-table.tsx'
import { useReportWords } from '../../../platform/figures/use-report-words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Chart } from './chart.tsx'
import { ReportBody } from './report-body.tsx'
import { type AskedReport, expiringQuery } from './report-queries.ts'

export function ExpiringReport({ asked }: { asked: AskedReport }) {
  const { words } = useI18n()
  const say = words.reports.expiring
  const query = useQuery(expiringQuery(useClient(), asked))
  return (
    <ReportBody
      query={query}
      isEmpty={({ products }) => products.length === 0}
      empty={{ title: say.empty, text: say.emptyText }}
    >
      {report => <ExpiringFigures report={report} />}
    </ReportBody>
  )
}

function ExpiringFigures({ report: { from, days, products } }: { report: Report }) {
  const { words, number } = useI18n()
  const { dayText, shortDay, compactText } = useReportWords()
  const say = words.reports.expiring
  const chart = useMemo(
    () => ({
      times: days.map(({ day }) => Date.parse(`${day}T00:00:00Z`)),
      series: [
        { label: say.ending, values: days.map(({ ending }) => ending) },
        { label: say.renewing, values: days.map(({ renewing }) => renewing) },
      ] as const,
    }),
    [days, say],
  )
  const both = [
    { label: say.ending, text: (row: Counts) => number(row.ending), value: (row: Counts) => row.ending },
    {
      label: say.renewing,
      text: (row: Counts) => number(row.renewing),
      value: (row: Counts) => row.renewing,
    },
  ]
  return (
    <>
      <ReportTable
        title={say.title}
        file={`ending-products-${from}`}
        rows={products}
        keyOf={({ name }) => name}
        columns={column => [
          { label: words.common.product, text: ({ name }) => name },
          ...both,
          column(say.first, ({ first_day }) => first_day, dayText),
          column(say.last, ({ last_day }) => last_day, dayText),
        ]}
      />
      <Chart title={say.title} timeText={shortDay} valueText={compactText} {...chart} />
      <ReportTable
        title={words.reports.keys.day}
        file={`ending-days-${from}`}
        rows={days.filter(({ ending, renewing }) => ending + renewing > 0)}
        keyOf={({ day }) => day}
        columns={column => [column(words.reports.keys.day, ({ day }) => day, dayText), ...both]}
      />
    </>
  )
}

interface Counts {
  ending: number
  renewing: number
}

import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { ReportBody } from './report-body.tsx'
import { type AskedReport, funnelQuery } from './report-queries.ts'
import { ReportTable } from './report-table.tsx'
import { useReportWords } from './use-report-words.ts'

export function FunnelReport({ asked }: { asked: AskedReport }) {
  const { words, number } = useI18n()
  const { percent } = useReportWords()
  const say = words.reports.funnel
  const query = useQuery(funnelQuery(useClient(), asked))
  return (
    <ReportBody
      query={query}
      isEmpty={({ items }) => items.every(({ visits, before }) => visits + before === 0)}
    >
      {({ items }) => {
        const visitsBefore = (step: string) => items[items.findIndex(item => item.step === step) - 1]?.visits
        // Not every buyer lets their visits be counted: then more was bought than visits tell of, and no share is true.
        const shareOf = (visits: number, whole = 0) => (whole > 0 && visits <= whole ? visits / whole : null)
        const all = items[0]?.visits
        return (
          <ReportTable
            title={say.title}
            file={`funnel-${asked.from}-${asked.to}`}
            rows={items}
            keyOf={({ step }) => step}
            barOf={({ visits }) => shareOf(visits, all) ?? 0}
            columns={column => [
              { label: say.step, text: ({ step }) => say.steps[step] },
              column(words.common.visits, ({ visits }) => visits, number),
              column(words.reports.before, ({ before }) => before, number),
              column(say.share, ({ visits }) => shareOf(visits, all), percent),
              column(say.next, ({ step, visits }) => shareOf(visits, visitsBefore(step)), percent),
            ]}
          />
        )
      }}
    </ReportBody>
  )
}

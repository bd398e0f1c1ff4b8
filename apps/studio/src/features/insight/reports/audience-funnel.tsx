import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { ReportTable } from '../../../platform/figures/report-table.tsx'
import { useReportWords } from '../../../platform/figures/use-report-words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { AudiencePart } from './audience-part.tsx'
import { type AskedReport, funnelQuery } from './report-queries.ts'

export function AudienceFunnel({ asked }: { asked: AskedReport }) {
  const { words, number } = useI18n()
  const { percent } = useReportWords()
  const say = words.reports.funnel
  const { defined } = words.reports
  return (
    <AudiencePart
      title={say.title}
      query={useQuery(funnelQuery(useClient(), asked))}
      isEmpty={({ items }) => items.every(({ visits, before }) => visits + before === 0)}
      empty={words.reports.audience.none}
    >
      {({ items }) => {
        const visitsBefore = (step: string) => items[items.findIndex(item => item.step === step) - 1]?.visits
        // Not every buyer lets their visits be counted: then more was bought than visits tell of, and no share is true.
        const shareOf = (visits: number, whole = 0) => (whole > 0 && visits <= whole ? visits / whole : null)
        const all = items[0]?.visits
        return (
          <ReportTable
            isTitled
            title={say.title}
            file={`funnel-${asked.from}-${asked.to}`}
            rows={items}
            keyOf={({ step }) => step}
            barOf={({ visits }) => shareOf(visits, all) ?? 0}
            columns={column => [
              { label: say.step, says: defined.step, text: ({ step }) => say.steps[step] },
              column({ label: words.common.visits, says: defined.visits }, ({ visits }) => visits, number),
              column({ label: words.reports.before, says: defined.before }, ({ before }) => before, number),
              column(
                { label: say.next, says: defined.next },
                ({ step, visits }) => shareOf(visits, visitsBefore(step)),
                percent,
              ),
            ]}
          />
        )
      }}
    </AudiencePart>
  )
}

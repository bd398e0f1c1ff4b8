import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { ReportTable } from '../../../platform/figures/report-table.tsx'
import { useReportWords } from '../../../platform/figures/use-report-words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { AudiencePart } from './audience-part.tsx'
import { type AskedReport, searchesQuery } from './report-queries.ts'

export function AudienceSearches({ asked }: { asked: AskedReport }) {
  const { words, number } = useI18n()
  const { dayText } = useReportWords()
  const say = words.reports.searches
  return (
    <AudiencePart
      title={say.title}
      query={useQuery(searchesQuery(useClient(), asked))}
      isEmpty={({ items }) => items.length === 0}
      empty={say.none}
    >
      {({ items }) => (
        <ReportTable
          isTitled
          first={8}
          title={say.title}
          file={`searches-${asked.from}-${asked.to}`}
          rows={items}
          keyOf={({ text }) => text}
          barOf={({ visits }) => visits / (items[0]?.visits ?? 1)}
          columns={column => [
            { label: say.term, text: ({ text }) => text },
            column(
              { label: words.common.visits, says: words.reports.defined.searches },
              ({ visits }) => visits,
              number,
            ),
            column(
              { label: words.reports.before, says: words.reports.defined.before },
              ({ before }) => before,
              number,
            ),
            column(
              { label: say.last, says: words.reports.defined.lastSearch },
              ({ last_day }) => last_day,
              dayText,
            ),
          ]}
        />
      )}
    </AudiencePart>
  )
}

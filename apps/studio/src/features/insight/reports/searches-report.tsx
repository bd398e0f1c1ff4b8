import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { ReportBody } from './report-body.tsx'
import { type AskedReport, searchesQuery } from './report-queries.ts'
import { ReportTable } from './report-table.tsx'
import { useReportWords } from './use-report-words.ts'

export function SearchesReport({ asked }: { asked: AskedReport }) {
  const { words, number } = useI18n()
  const { dayText } = useReportWords()
  const say = words.reports.searches
  const query = useQuery(searchesQuery(useClient(), asked))
  return (
    <ReportBody query={query} isEmpty={({ items }) => items.length === 0}>
      {({ items }) => (
        <ReportTable
          title={say.title}
          file={`searches-${asked.from}-${asked.to}`}
          rows={items}
          keyOf={({ text }) => text}
          barOf={({ visits }) => visits / (items[0]?.visits ?? 1)}
          columns={column => [
            { label: say.term, text: ({ text }) => text },
            column(words.common.visits, ({ visits }) => visits, number),
            column(words.reports.before, ({ before }) => before, number),
            column(say.last, ({ last_day }) => last_day, dayText),
          ]}
        />
      )}
    </ReportBody>
  )
}

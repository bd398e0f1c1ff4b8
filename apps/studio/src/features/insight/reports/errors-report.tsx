import type { ErrorGroup } from '@grandstand/contract'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import table from '../../../platform/data-table.module.css'
import { DataTable } from '../../../platform/data-table.tsx'
import { errorsHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { PageLinks } from '../../../platform/page-links.tsx'
import { ErrorDetails } from './error-details.tsx'
import { ReportBody } from './report-body.tsx'
import { errorsQuery } from './report-queries.ts'

export function ErrorsReport({ channel, page }: { channel: string; page: number }) {
  const { words, number } = useI18n()
  const say = words.reports.errors
  const query = useQuery(errorsQuery(useClient(), channel, page))
  return (
    <ReportBody
      query={query}
      isEmpty={({ items }) => items.length === 0}
      empty={{ title: say.empty, text: say.emptyText }}
    >
      {list => (
        <>
          <DataTable
            title={say.title}
            columns={[say.what, say.people, say.count, say.release, say.first, say.last]}
          >
            {list.items.map(error => (
              <tr key={`${error.cause} ${error.release}`}>
                <td>
                  <ErrorDetails error={error} />
                </td>
                <td data-label={say.people}>{number(error.people)}</td>
                <td data-label={say.count}>{number(error.count)}</td>
                <td data-label={say.release} className={table.short}>
                  <span className="quiet figures">{error.release}</span>
                </td>
                <Moment label={say.first} at={error.first_at} />
                <Moment label={say.last} at={error.last_at} />
              </tr>
            ))}
          </DataTable>
          <PageLinks list={list} hrefOf={next => errorsHref(channel, { page: next })} />
        </>
      )}
    </ReportBody>
  )
}

function Moment({ label, at }: { label: string; at: ErrorGroup['last_at'] }) {
  const { dateTime } = useI18n()
  return (
    <td data-label={label} className={table.short}>
      <time className="quiet figures" dateTime={at}>
        {dateTime(at)}
      </time>
    </td>
  )
}
